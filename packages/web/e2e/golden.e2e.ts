import { readdirSync, readFileSync } from 'node:fs'
import type { GoldenGame } from '@graveshift/kernel/testing/golden'
import { build } from 'vite'
import { expect, test } from './test.ts'

/** The engine of a game as one file for the browser. */
async function bundle(entry: URL): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2023', lib: { entry: entry.pathname, formats: ['es'] } },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const output = first && 'output' in first ? first.output : []
  return output[0]?.type === 'chunk' ? output[0].code : ''
}

interface Engine {
  replayGolden(game: GoldenGame): string | undefined
}

for (const game of ['gear-up', 'second-edition'])
  test(`the engine of ${game} in this browser plays the golden games to the same hashes`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const folder = new URL(`../../${game}/golden/`, import.meta.url)
    const body = await bundle(new URL(`../../${game}/src/testing/golden.ts`, import.meta.url))
    await page.route('**/golden-engine.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    // Any page of the server: its policy holds for the engine too, which looks like one more file of it.
    await page.goto('/healthz')

    const names = readdirSync(folder)
    expect(names.length).toBeGreaterThan(20)
    for (const name of names) {
      const golden = readFileSync(new URL(name, folder), 'utf8')
      const said = await page.evaluate(async (text) => {
        const recorded = JSON.parse(text) as GoldenGame
        const address = '/golden-engine.js'
        const { replayGolden } = (await import(address)) as Engine
        return [
          replayGolden(recorded) ?? 'as recorded',
          replayGolden({ ...recorded, seed: 'another' }) === undefined ? 'as recorded' : 'another game',
        ]
      }, golden)
      expect([name, ...said]).toEqual([name, 'as recorded', 'another game'])
    }
  })
