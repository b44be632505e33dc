// npm run golden [-- GAME]: plays the golden games anew and overwrites those of the packages. Only after
// a wanted change of rules.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { GAMES } from '@graveshift/games'
import type { Game } from '@graveshift/kernel'
import { type GoldenGame, type GoldenSubject, makeGolden } from '@graveshift/kernel/testing/golden'

/** One answer a line, so that a change shows where it begins. */
function write(game: GoldenGame<unknown>): string {
  const { picks, ...head } = game
  const lines = picks.map((pick) => `    ${JSON.stringify(pick)}`).join(',\n')
  const fields = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  )
  return `{\n${fields.join(',\n')},\n  "picks": [\n${lines}\n  ]\n}\n`
}

/** What each game's package says in its testing/golden.ts. */
interface Golden {
  readonly GOLDEN: GoldenSubject<Game>
  readonly GOLDEN_NUMBERS: readonly number[]
  /** What is particular about these options, for the name of the file. */
  goldenName(options: Game['options']): string
}

const [only] = process.argv.slice(2)
for (const { id } of GAMES) {
  if (only !== undefined && only !== id) continue
  const { GOLDEN, GOLDEN_NUMBERS, goldenName }: Golden = await import(`@graveshift/${id}/testing/golden`)
  const folder = new URL(`../../../${id}/golden/`, import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (name.endsWith('.json')) rmSync(new URL(name, folder))
  for (const number of GOLDEN_NUMBERS) {
    const game = makeGolden(GOLDEN, number)
    const name = `${goldenName(game.options)}-${number}.json`
    writeFileSync(new URL(name, folder), write(game))
    console.log(`${id} ${name}: ${game.picks.length} answers, ${game.outcome}`)
  }
}
