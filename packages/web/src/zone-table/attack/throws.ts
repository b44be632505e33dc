import type { Game } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import { dieHits, isEvent, type Kit, planAttack, type ZonesBoard } from '@graveshift/zones'
import { attackIn } from './attack-frame.ts'

/** One die as it fell. */
export interface Thrown {
  readonly value: number
  readonly isHit: boolean
  /** Of other dice than the usual ones. */
  readonly kind: string | undefined
}

/** What dice have to show, and what is added to them. */
interface Needed {
  readonly accuracy: number
  readonly plus: number
}

/** The dice that lie there, hits first. */
export interface Throw {
  /** The decision that they were thrown by. */
  readonly seq: number
  readonly person: number
  readonly dice: readonly Thrown[]
  readonly needed: Needed
}

const hitsFirst = (dice: readonly Thrown[]): readonly Thrown[] => [
  ...dice.filter(({ isHit }) => isHit).toSorted((one, other) => other.value - one.value),
  ...dice.filter(({ isHit }) => !isHit).toSorted((one, other) => other.value - one.value),
]

/** Dice as somebody needs them to fall. */
export const judged = (
  dice: readonly number[],
  { accuracy, plus }: Needed,
  kind?: string,
): readonly Thrown[] => dice.map((value) => ({ value, isHit: dieHits(value, plus, accuracy), kind }))

/** The throw that the last decision brought, or the one before it was thrown again; nothing where none was. */
export function throwAfter(
  kit: Kit,
  session: Pick<Session<Game>, 'seq' | 'state' | 'moments'>,
  before: Throw | undefined,
): Throw | undefined {
  const going = attackIn(session.state)
  let found: Throw | undefined
  let needed: Needed | undefined = before?.needed
  for (const { event, board } of session.moments(session.seq)) {
    if (isEvent(event, 'attacked')) {
      const { person, with: card, dual, mode, zone, style } = event
      // A bomb needs no dice.
      if (kit.cards[card]?.kind === 'bomb') continue
      // As things stood when it was declared: what it wins changes the next one only.
      const plan = planAttack(kit, board as ZonesBoard, person, { card, dual, mode, style }, zone, false)
      needed = { accuracy: plan.accuracy, plus: plan.plus }
      found = { seq: session.seq, person, dice: [], needed }
    } else if (isEvent(event, 'rolled') && needed && ['attack', 'again', 'six'].includes(event.why)) {
      const now =
        going && going.person === event.person ? { accuracy: going.accuracy, plus: going.plus } : needed
      const fell = judged(event.dice, now, event.of)
      const isMore = event.why === 'six' || event.of !== undefined
      const lying = found?.dice ?? (isMore ? (before?.dice ?? []) : [])
      const kept =
        event.why === 'again' && event.of === undefined
          ? lying.filter(({ kind }) => kind !== undefined)
          : lying
      found = { seq: session.seq, person: event.person, dice: hitsFirst([...kept, ...fell]), needed: now }
    }
  }
  return found && found.dice.length > 0 ? found : undefined
}
