import { nth, type Telling } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import type { Kit } from '../kit.ts'
import { type MovedGroup, movedGroups } from '../zombies/moved.ts'
import { survivorTerm, zombiesTerm, zoneTerm } from './terms.ts'

/** More people than these are counted, not named. */
const MOST_NAMED = 3

const joined = (words: readonly Telling[], by: string): Telling =>
  words.reduce((rest, last) => ({ word: by, with: { rest, last } }))

/** Why they went; undefined where the log has said it, or nothing does. */
function whyOf(kit: Kit, board: ZonesBoard, { why, targets, seen }: MovedGroup): Telling | undefined {
  const zones = targets.map((zone) => zoneTerm(kit, zone)).join(', ')
  if (why === 'noise') return { word: 'why.noise', with: { zones } }
  if (why !== 'sight') return undefined
  const people = seen.map((person) => survivorTerm(nth(board.people, person).id))
  return people.length > MOST_NAMED
    ? { word: 'why.crowd', with: { count: people.length, zones } }
    : { word: 'why.sight', with: { people: joined(people, 'list.pair') } }
}

/** One group on its way, with the reason. */
export function tellGroup(kit: Kit, board: ZonesBoard, group: MovedGroup): Telling {
  const { from, to, crowd } = group
  const zombies = joined(
    crowd.map(({ kind, count }) => zombiesTerm(kit, kind, count)),
    'list.pair',
  )
  const way = { zombies, from: zoneTerm(kit, from), to: zoneTerm(kit, to) }
  const why = whyOf(kit, board, group)
  return why ? { word: 'move.why', with: { ...way, why } } : { word: 'move.plain', with: way }
}

/** Who moves where, and why. */
export function tellMoves(kit: Kit, board: ZonesBoard, moves: readonly number[]): Telling {
  const told = movedGroups(kit, board, moves).map((group) => tellGroup(kit, board, group))
  return { word: 'log.zombiesMoved', with: { moves: joined(told, 'list.row') } }
}
