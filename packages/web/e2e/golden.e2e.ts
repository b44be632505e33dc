import { readdirSync, readFileSync } from 'node:fs'
import { build } from 'vite'
import type { GoldenGame } from '../../gear-up/src/testing/golden.ts'
import { expect, test } from './test.ts'

const folder = new URL('../../gear-up/golden/', import.meta.url)

test('the engine in this browser plays the golden games to the same hashes', { tag: '@desktop' }, async ({
  page,
}) => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: new URL('../../gear-up/src/testing/golden.ts', import.meta.url).pathname,
        formats: ['es'],
      },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const output = first && 'output' in first ? first.output : []
  const body = output[0]?.type === 'chunk' ? output[0].code : ''
  await page.route('**/golden-engine.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  // Any page of the server: its policy holds for the engine too, which looks like one more file of it.
  await page.goto('/healthz')

  const names = readdirSync(folder)
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) {
    const golden = readFileSync(new URL(name, folder), 'utf8')
    const said = await page.evaluate(async (text) => {
      const game = JSON.parse(text) as GoldenGame
      const address = '/golden-engine.js'
      const { replayGolden } = (await import(address)) as typeof import('../../gear-up/src/testing/golden.ts')
      return [
        replayGolden(game) ?? 'as recorded',
        replayGolden({ ...game, seed: 'another' }) === undefined ? 'as recorded' : 'another game',
      ]
    }, golden)
    expect([name, ...said]).toEqual([name, 'as recorded', 'another game'])
  }
})
