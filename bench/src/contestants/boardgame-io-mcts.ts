import { FastChance } from '@graveshift/kernel'
import { type Amounts, type Contestant, rate } from '../clock.ts'
import { begin, makeSearch, reduce } from '../peer/framework.ts'
import { randomMove } from '../peer/random-move.ts'

const ITERATIONS = 25
const DEPTH = 20
/** Moves it may choose among, found as cheaply as those of our own bot: listing all would be the game's cost, not its. */
const MOVES = 4

const random = new FastChance(1)
let steps = 0
/** It asks for the moves of a position before each step it makes, and once more where a branch begins. */
const search = makeSearch(ITERATIONS, DEPTH, (state) => {
  steps++
  return Array.from({ length: MOVES }, () => randomMove(state, random))
})
let players = 0

/** A position from the middle of a game for each number of players, and one decision of its search there. */
async function decide(): Promise<Amounts> {
  players = (players % 6) + 1
  let state = begin(players)
  for (let moves = 0; moves < 10 * players && state.ctx.gameover === undefined; moves++)
    state = reduce(state, randomMove(state, random))
  if (state.ctx.gameover !== undefined) return { steps: 0, decisions: 0 }
  steps = 0
  await search.play(state, state.ctx.currentPlayer)
  return { steps, decisions: 1 }
}

export const contestant: Contestant = (milliseconds) => rate(milliseconds, decide)
