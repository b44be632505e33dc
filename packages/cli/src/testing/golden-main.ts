// npm run golden [-- gear-up|second-edition]: plays the golden games anew and overwrites those of the packages. Only after
// a wanted change of rules.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { GEAR_UP_GOLDEN, GOLDEN_NUMBERS as GEAR_UP_NUMBERS } from '@graveshift/gear-up/testing/golden'
import { type GoldenGame, makeGolden } from '@graveshift/kernel/testing/golden'
import {
  SECOND_EDITION_GOLDEN,
  GOLDEN_NUMBERS as SECOND_NUMBERS,
} from '@graveshift/second-edition/testing/golden'

/** One answer a line, so that a change shows where it begins. */
function write(game: GoldenGame<unknown>): string {
  const { picks, ...head } = game
  const lines = picks.map((pick) => `    ${JSON.stringify(pick)}`).join(',\n')
  const fields = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  )
  return `{\n${fields.join(',\n')},\n  "picks": [\n${lines}\n  ]\n}\n`
}

interface Named {
  readonly name: string
  readonly game: GoldenGame<unknown>
}

const GAMES: Readonly<Record<string, () => Iterable<Named>>> = {
  *'gear-up'() {
    for (const number of GEAR_UP_NUMBERS) {
      const game = makeGolden(GEAR_UP_GOLDEN, number)
      const { survivors, boss, difficulty } = game.options
      yield { name: `${survivors.length}-${boss}-${difficulty}-${number}.json`, game }
    }
  },
  *'second-edition'() {
    for (const number of SECOND_NUMBERS) {
      const game = makeGolden(SECOND_EDITION_GOLDEN, number)
      const { mission, teams } = game.options
      yield { name: `${teams.length}-${mission}-${number}.json`, game }
    }
  },
}

const [only] = process.argv.slice(2)
for (const [id, make] of Object.entries(GAMES)) {
  if (only !== undefined && only !== id) continue
  const folder = new URL(`../../../${id}/golden/`, import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (name.endsWith('.json')) rmSync(new URL(name, folder))
  for (const { name, game } of make()) {
    writeFileSync(new URL(name, folder), write(game))
    console.log(`${id} ${name}: ${game.picks.length} answers, ${game.outcome}`)
  }
}
