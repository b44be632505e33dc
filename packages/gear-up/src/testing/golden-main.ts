// npm run golden: plays the golden games anew and overwrites packages/gear-up/golden. Only after a wanted change of rules.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { GOLDEN_NUMBERS, type GoldenGame, makeGolden } from './golden.ts'

const folder = new URL('../../golden/', import.meta.url)

/** One answer a line, so that a change shows where it begins. */
function write(game: GoldenGame): string {
  const { picks, ...head } = game
  const lines = picks.map((pick) => `    ${JSON.stringify(pick)}`).join(',\n')
  const fields = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  )
  return `{\n${fields.join(',\n')},\n  "picks": [\n${lines}\n  ]\n}\n`
}

mkdirSync(folder, { recursive: true })
for (const name of readdirSync(folder)) if (name.endsWith('.json')) rmSync(new URL(name, folder))
for (const number of GOLDEN_NUMBERS) {
  const game = makeGolden(number)
  const { survivors, boss, difficulty } = game.options
  const name = `${survivors.length}-${boss}-${difficulty}-${number}.json`
  writeFileSync(new URL(name, folder), write(game))
  console.log(`${name}: ${game.picks.length} answers, ${game.outcome}`)
}
