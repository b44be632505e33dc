import type { Board } from '../board.ts'
import { CARD_FACES } from '../content/compile.ts'
import { isOfKind } from '../missions/goals/hold.ts'
import type { GoalData } from '../missions/types.ts'
import type { SecondKit } from '../second-kit.ts'

/** Whether a mission's goal asks for a card; what needs more damage than any weapon does asks for bombs. */
function asksFor(goal: GoalData, face: string): boolean {
  switch (goal.goal) {
    case 'hold':
    case 'hold-each':
    case 'store':
      return isOfKind(face, goal.kind)
    case 'kill':
      return goal.kind === 'abomination' && CARD_FACES[face]?.kind === 'bomb'
    default:
      return false
  }
}

const known = new WeakMap<SecondKit, ReadonlySet<string>>()

/** The cards that a mission asks for. */
export function wantedCards(kit: SecondKit): ReadonlySet<string> {
  const before = known.get(kit)
  if (before) return before
  const { goals } = kit.mission.data
  const wanted = new Set(Object.keys(kit.cards).filter((face) => goals.some((goal) => asksFor(goal, face))))
  known.set(kit, wanted)
  return wanted
}

/** Goals for which cards are looked for in rooms; crates hold other ones. */
const SEARCHED: readonly GoalData['goal'][] = ['hold', 'store']

/** Whether the team still has to search for what the mission asks for. */
export function isHungry(kit: SecondKit, board: Board): boolean {
  for (const { kind, data } of kit.goals)
    if (SEARCHED.includes(data.goal) && !kind.met(kit, board, data)) return true
  return false
}

/** Whether taking an objective brings a card. */
export const areGifts = ({ mission }: SecondKit): boolean =>
  mission.data.rules.some(({ rule }) => rule === 'gift')
