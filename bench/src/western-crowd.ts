import {
  type Board,
  kitFor,
  MISSIONS,
  type Options,
  WESTERN_MODULE,
  type WesternKit,
} from '@graveshift/gears-and-guns'
import { FastChance, nth, start } from '@graveshift/kernel'

/** As many zombies as the box has figures, less the abominations. */
const CROWD = 72

const tilesOf = ({ tiles }: (typeof MISSIONS)[number]): number => tiles.join(' ').split(' ').length

/** The largest board there is with zombies all over it: who stands where is always the same. */
export interface WesternCrowd {
  readonly kit: WesternKit
  readonly options: Options
  readonly board: Board
}

function crowded(): WesternCrowd {
  const [largest] = [...MISSIONS].sort((one, other) => tilesOf(other) - tilesOf(one))
  const options = WESTERN_MODULE.readOptions({ mission: largest?.id ?? '' })
  if ('fault' in options) throw new Error(options.message)
  const kit = kitFor(options)
  const { board } = start(WESTERN_MODULE.rulesFor(options), options, new FastChance(1))
  const random = new FastChance(CROWD)
  const people = new Set(board.people.map(({ zone }) => zone))
  board.zombies.fill(0)
  board.phase = 'zombies'
  for (let placed = 0; placed < CROWD; ) {
    const zone = random.below(kit.map.size)
    if (people.has(zone)) continue
    // Walkers, brutes and runners as the box has them, two and one and one.
    const at = zone * kit.kinds.length + nth([0, 0, 1, 2], random.below(4))
    board.zombies[at] = nth(board.zombies, at) + 1
    placed++
  }
  return { kit, options, board }
}

export const WESTERN_CROWD = crowded()
