import { FastChance, start } from '@graveshift/kernel'
import {
  type Board,
  kitFor,
  MISSIONS,
  type Options,
  SECOND_EDITION_MODULE,
  type SecondKit,
} from '@graveshift/second-edition'

/** As many zombies as the box has figures, less the abominations. */
const CROWD = 76
const TILES = 9

/** The largest board there is with zombies all over it: who stands where is always the same. */
export interface Crowded {
  readonly kit: SecondKit
  readonly options: Options
  readonly board: Board
}

function crowded(): Crowded {
  const mission = MISSIONS.find(({ tiles }) => tiles.join(' ').split(' ').length === TILES)
  const options = SECOND_EDITION_MODULE.readOptions({ mission: mission?.id ?? '' })
  if ('fault' in options) throw new Error(options.message)
  const kit = kitFor(options)
  const { board } = start(SECOND_EDITION_MODULE.rulesFor(options), options, new FastChance(1))
  const random = new FastChance(76)
  const people = new Set(board.people.map(({ zone }) => zone))
  board.zombies.fill(0)
  board.phase = 'zombies'
  board.doors = kit.map.everyDoor
  for (let placed = 0; placed < CROWD; ) {
    const zone = random.below(kit.map.size)
    if (people.has(zone)) continue
    // Walkers, runners and fatties as the box has them, two and one and one.
    const kind = [0, 0, 1, 2][random.below(4)] as number
    const at = zone * kit.kinds.length + kind
    board.zombies[at] = (board.zombies[at] as number) + 1
    placed++
  }
  return { kit, options, board }
}

export const CROWDED = crowded()
