import { readdirSync, readFileSync } from 'node:fs'
import { GAMES } from '@graveshift/games'
import { traceGame } from '@graveshift/gear-up/testing/golden'
import type { GoldenGame } from '@graveshift/kernel/testing/golden'
import type { Page } from '@playwright/test'
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
  traceGame(number: number): string
}

const engineOf = (game: string) => bundle(new URL(`../../${game}/src/testing/golden.ts`, import.meta.url))

/** Any page of the server: its policy holds for the engine too, which looks like one more file of it. */
async function openBeside(page: Page, body: string): Promise<void> {
  await page.route('**/golden-engine.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.goto('/healthz')
}

const PIECE = 20

for (const { games, tag } of [
  { games: 10, tag: ['@desktop'] },
  { games: 1_000, tag: ['@desktop', '@long'] },
])
  test(`${games} games by chance come to the same states after every answer here and in Node (T14)`, {
    tag,
  }, async ({ page }) => {
    test.setTimeout(games * 3_000 + 60_000)
    await openBeside(page, await engineOf('gear-up'))
    for (let from = 1; from <= games; from += PIECE) {
      const numbers = Array.from({ length: Math.min(PIECE, games + 1 - from) }, (_, index) => from + index)
      const there = await page.evaluate(async (wanted) => {
        const address = '/golden-engine.js'
        const { traceGame } = (await import(address)) as Engine
        return wanted.map(traceGame)
      }, numbers)
      expect(there).toEqual(numbers.map(traceGame))
      expect(new Set(there).size).toBe(numbers.length)
    }
  })

for (const { id: game } of GAMES)
  test(`the engine of ${game} in this browser plays the golden games to the same hashes`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const folder = new URL(`../../${game}/golden/`, import.meta.url)
    await openBeside(page, await engineOf(game))

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
