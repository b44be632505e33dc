import type { PositionReader } from '@graveshift/zones/position'
import type { Board } from '../board.ts'
import type { WesternKit } from '../western-kit.ts'
import { PILE_STATES } from './view.ts'

const MOST = 31

/** Piles by their tiles, as a view tells them; those that are not named sleep. */
export const readPiles: PositionReader<Board, WesternKit> = ({ kit, board }, fields) => {
  const { piles } = kit.mission
  fields.objects('corpsePiles', MOST, (pile) => {
    const tile = pile.name('tile')
    const at = piles.findIndex((each) => each.face === tile)
    if (at < 0) pile.wrong('tile', `there is no pile on ${tile}`)
    pile.raw('zone')
    const state = pile.one('state', PILE_STATES)
    if (state === 'awake') board.pilesAwake |= 1 << at
    if (state === 'safe') board.pilesSafe |= 1 << at
  })
}
