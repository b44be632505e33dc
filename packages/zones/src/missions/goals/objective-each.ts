import { NONE } from '../../board.ts'
import { nearEach, share, WHOLE } from '../closeness.ts'
import type { Goal } from '../goal.ts'
import type { MissionBoard } from '../mission-game.ts'
import { said } from '../sentences.ts'
import { OBJECTIVE, tokensLeft, tokensOf } from './tokens.ts'

/** Every survivor of the start has taken at least one objective. */
export interface ObjectiveEachGoal {
  readonly goal: 'objective-each'
}

/** What being near an objective is worth beside having taken one. */
const NEAR = Math.floor(WHOLE / 3)

/** Those who have taken one, a bit each. */
function takersOf({ tokens }: MissionBoard): number {
  let takers = 0
  for (const { kind, by } of tokens) if (kind === OBJECTIVE && by !== NONE) takers |= 1 << by
  return takers
}

/** Survivors who have taken none yet. */
function without(board: MissionBoard): number {
  const { people } = board
  const takers = takersOf(board)
  let count = 0
  for (let person = 0; person < people.length; person++)
    if (people[person]?.seat !== NONE && (takers & (1 << person)) === 0) count++
  return count
}

function free({ tokens }: MissionBoard): number {
  let count = 0
  for (const { kind, by } of tokens) if (kind === OBJECTIVE && by === NONE) count++
  return count
}

export const objectiveEach: Goal<ObjectiveEachGoal> = {
  id: 'objective-each',
  figures: 'none: every survivor takes one',
  read: () => ({ goal: 'objective-each' }),
  tell: () => said('goal.objective-each'),
  on: ['tokenTaken'],
  met: (_kit, board) => without(board) === 0,
  count(_kit, board) {
    const all = board.people.filter(({ seat }) => seat !== NONE).length
    return { done: all - without(board), of: all }
  },
  progress(kit, board) {
    const left = tokensOf(board, OBJECTIVE).filter(({ by }) => by === NONE)
    const places = left.map(({ zone }) => zone)
    const takers = new Set(tokensOf(board, OBJECTIVE).map(({ by }) => by))
    const all = board.people.filter(({ seat }) => seat !== NONE).length
    const lacking = board.people.filter(({ seat }, person) => seat !== NONE && !takers.has(person))
    const near = nearEach(kit, board, lacking, places, NEAR)
    return share((all - lacking.length) * WHOLE + near, all * WHOLE)
  },
  impossible: (_kit, board) => without(board) > free(board),
  lint: ({ mission, survivors }) => [
    [mission.objectives.length >= survivors, 'fewer objectives than survivors'],
  ],
  tooMany: ({ objectives }, survivors) =>
    survivors > objectives.length
      ? `there are ${objectives.length} objectives, and each of them must take one`
      : undefined,
  wanted: {
    places: (_kit, board, into) => tokensLeft(board, OBJECTIVE, into),
    enough: (_kit, board) => without(board),
    able: (board) => ~takersOf(board),
  },
}
