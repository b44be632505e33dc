// npm run won [-- MISSION ...]: looks for a won game of every mission whose kept one is no longer won.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { MISSIONS } from '@graveshift/second-edition'
import { replayWon } from '@graveshift/second-edition/testing/won'
import type { WonGame } from '@graveshift/zones/testing/won'
import { findWon } from './won/find.ts'

const FILE = new URL('../../../../../second-edition/won/games.jsonl', import.meta.url)
/** Lucks that are tried, and courses side by side for each temper on the first; one more on each further luck. */
const LUCKS = 10
const BREADTH = 4

const kept = new Map<string, WonGame>()
if (existsSync(FILE))
  for (const line of readFileSync(FILE, 'utf8').trim().split('\n')) {
    const game = JSON.parse(line) as WonGame
    if (MISSIONS.some(({ id }) => id === game.mission)) kept.set(game.mission, game)
  }

const isWon = (game: WonGame | undefined): boolean => {
  try {
    return game !== undefined && replayWon(game).board.outcome === 'won'
  } catch {
    return false
  }
}

function look(mission: string): WonGame | undefined {
  for (let luck = 1; luck <= LUCKS; luck++) {
    const seed = `won-${mission}-${luck}`
    const found = findWon(mission, seed, BREADTH + luck - 1)
    if ('won' in found) {
      console.log(`${mission}: won with ${found.won.answers.length} answers, luck ${seed}`)
      return found.won
    }
    console.log(`${mission}: nobody outlived round ${found.round} of luck ${seed}`)
  }
  return undefined
}

const only = process.argv.slice(2)
for (const { id } of MISSIONS) {
  if ((only.length > 0 && !only.includes(id)) || isWon(kept.get(id))) continue
  const won = look(id)
  if (won) kept.set(id, won)
  else kept.delete(id)
  const lines = MISSIONS.flatMap((mission) => kept.get(mission.id) ?? []).map((each) => JSON.stringify(each))
  writeFileSync(FILE, `${lines.join('\n')}\n`)
}
