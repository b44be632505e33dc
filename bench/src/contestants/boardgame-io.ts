import { FastChance } from '@graveshift/kernel'
import { type Amounts, type Contestant, rate } from '../clock.ts'
import { begin, reduce } from '../peer/framework.ts'
import { randomMove } from '../peer/random-move.ts'

const random = new FastChance(1)
let players = 0

/** One game of boardgame.io's for each number of players; only moves count, and only legal ones are made. */
function play(): Amounts {
  let moves = 0
  players = (players % 6) + 1
  let state = begin(players)
  while (state.ctx.gameover === undefined) {
    const before = state._stateID
    state = reduce(state, randomMove(state, random))
    if (state._stateID === before) throw new Error('boardgame.io refused a move')
    moves++
  }
  return { games: 1, moves }
}

export const contestant: Contestant = (milliseconds) => rate(milliseconds, play)
