import { FastChance } from '@graveshift/kernel'
import { type Contestant, rate } from '../clock.ts'
import { playStreets } from '../plain/streets.ts'

const MOST_PLAYERS = 6
let seed = 0

/** Games for one player up to six in turn. */
export const contestant: Contestant = (milliseconds) =>
  rate(milliseconds, () => {
    let moves = 0
    for (let players = 1; players <= MOST_PLAYERS; players++)
      moves += playStreets(players, new FastChance(seed++))
    return { games: MOST_PLAYERS, moves }
  })
