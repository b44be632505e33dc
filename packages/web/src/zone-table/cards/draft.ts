import { type Game, isRefusal, type Refusal, type Ruleset } from '@graveshift/kernel'
import {
  type ArrangePick,
  type Kit,
  NONE,
  personAt,
  type ZonesBoard,
  type ZonesChoiceOf,
  type ZonesEventOf,
} from '@graveshift/zones'

type Arrange = ZonesChoiceOf<'arrange'>

/** Cards as they would lie after some moves, by the game's own rules, before anything of it is decided. */
export interface Draft {
  readonly board: ZonesBoard
  readonly choice: Arrange
  /** What leads there, in order. */
  readonly picks: readonly ArrangePick[]
}

/** The rules a draft is made by. */
type Rules = Pick<Ruleset<Game>, 'clone' | 'evolve' | 'choices'>

export const draftOf = (board: ZonesBoard, choice: Arrange): Draft => ({ board, choice, picks: [] })

/** All answers there would be then. */
export const answersTo = ({ choices }: Rules, { board, choice }: Draft): readonly ArrangePick[] =>
  (choices.arrange?.list(board, choice) ?? []) as readonly ArrangePick[]

/** Why a move would not be allowed then. */
export const refusalOf = (
  { choices }: Rules,
  { board, choice }: Draft,
  pick: ArrangePick,
): Refusal | undefined => choices.arrange?.check(board, choice, pick)

function eventOf(
  { board, choice }: Draft,
  pick: ArrangePick,
): ZonesEventOf<'arranged' | 'handedOver'> | undefined {
  const { person, partner } = choice
  if (pick.do === 'put') {
    const { card, from, to, for: back } = pick
    return { type: 'arranged', person, partner, card, from, to, for: back }
  }
  if (pick.do === 'done') return undefined
  const { leader } = personAt(board, pick.companion)
  return {
    type: 'handedOver',
    companion: pick.companion,
    from: leader,
    to: leader === person ? partner : person,
  }
}

/** The draft with one more move; as it was where that is not allowed. */
export function drafted(rules: Rules, draft: Draft, pick: ArrangePick): Draft {
  const event = eventOf(draft, pick)
  if (!event || isRefusal(refusalOf(rules, draft, pick))) return draft
  const board = rules.clone(draft.board) as ZonesBoard
  rules.evolve(board, event)
  return { board, choice: { ...draft.choice, left: draft.choice.left - 1 }, picks: [...draft.picks, pick] }
}

const isFought = (kit: Kit, card: string): boolean => ['weapon', 'bomb'].includes(kit.cards[card]?.kind ?? '')

/** Finds laid where there is room for them: what is fought with into a hand first, all else into a backpack. */
export function withFinds(rules: Rules, kit: Kit, draft: Draft): Draft {
  let now = draft
  for (const card of draft.board.found) {
    const puts = answersTo(rules, now).filter(
      (pick) =>
        pick.do === 'put' && pick.card === card && pick.for === undefined && !pick.to.startsWith('partner-'),
    )
    const wanted = isFought(kit, card) ? 'hand' : 'pack'
    const put =
      puts.find(
        (pick) =>
          pick.do === 'put' && kit.inventory.slots.find(({ name }) => name === pick.to)?.kind === wanted,
      ) ?? puts[0]
    if (put) now = drafted(rules, now, put)
  }
  return now
}

/** Whose cards lie otherwise than before: the question is whether anything is decided at all. */
export const isChanged = ({ picks }: Draft): boolean => picks.length > 0

/** Whether somebody of another seat is asked at the end. */
export const asksPartner = ({ people }: ZonesBoard, { person, partner }: Arrange): boolean =>
  partner !== NONE && people[partner]?.seat !== people[person]?.seat
