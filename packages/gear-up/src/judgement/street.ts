import { sizeOf } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { Content, ZombieCard } from '../content/compile.ts'
import { cardOf } from '../reach.ts'

const MOST_ZOMBIES = 72

/** The zombies of one street, the most pressing first; used again for every street. */
export class Street {
  count = 0
  /** Open squares, damage, slot, card of each. */
  readonly work = new Int32Array(MOST_ZOMBIES)
  readonly damage = new Int32Array(MOST_ZOMBIES)
  readonly slot = new Int32Array(MOST_ZOMBIES)
  readonly cards: (ZombieCard | undefined)[] = []
  readonly #keys = new Int32Array(MOST_ZOMBIES)
  stinkies = 0

  clear(): void {
    this.count = 0
    this.stinkies = 0
  }

  add(card: ZombieCard, slot: number, lo: number, hi: number): void {
    const { spaces, damage, fixed } = card
    if (card.type === 'stinky') this.stinkies++
    const work = sizeOf(spaces.lo & ~lo, spaces.hi & ~hi)
    const harm = sizeOf(damage.lo & ~lo, damage.hi & ~hi) + fixed
    const key = ((((harm + 1) * (5 - slot)) << 6) / work) | 0
    const keys = this.#keys
    let at = this.count++
    for (; at > 0 && (keys[at - 1] as number) < key; at--) {
      keys[at] = keys[at - 1] as number
      this.work[at] = this.work[at - 1] as number
      this.damage[at] = this.damage[at - 1] as number
      this.slot[at] = this.slot[at - 1] as number
      this.cards[at] = this.cards[at - 1]
    }
    keys[at] = key
    this.work[at] = work
    this.damage[at] = harm
    this.slot[at] = slot
    this.cards[at] = card
  }
}

/** Sorts the zombies into streets. */
export function fillStreets(content: Content, board: Board, streets: readonly Street[]): void {
  for (let seat = 0; seat < board.seats.length; seat++) (streets[seat] as Street).clear()
  for (const zombie of board.zombies)
    (streets[zombie.seat] as Street).add(cardOf(content, zombie), zombie.slot, zombie.lo, zombie.hi)
}

/** When things happen, in hundredths of turns and walks. */
export interface Pace {
  /** Squares the survivor crosses in a turn, in hundredths. */
  readonly rate: number
  readonly ammo: number
  readonly turns: number
  /** Walks a turn. */
  readonly slow: number
  readonly fast: number
  /** Whether this turn's walk is still to come, and moves whom. */
  readonly slowNow: boolean
  readonly fastNow: boolean
}

/** Attacks to expect of so many walks, when so many are needed to arrive; both in hundredths. */
function attacksOf(walks: number, needed: number, sure: boolean): number {
  const over = walks - needed
  if (sure) return over > 0 ? over : 0
  if (over >= 100) return over
  return over <= -100 ? 0 : (((over + 100) * (over + 100)) / 400) | 0
}

/** Damage to expect from a street, in hundredths: for its survivor, and by bombers for everybody. */
export function lossFrom(street: Street, pace: Pace, into: { own: number; all: number; work: number }): void {
  let work = -pace.ammo * 100
  into.own = 0
  into.all = 0
  into.work = 0
  for (let index = 0; index < street.count; index++) {
    const card = street.cards[index] as ZombieCard
    work += (street.work[index] as number) * 100
    into.work += street.work[index] as number
    // Nobody dies before the next attack.
    const alive =
      work <= 0 ? 0 : Math.min(Math.max(0, ((work * 100) / pace.rate - 100) | 0), pace.turns * 100)
    const slow = card.speed === 'slow'
    const now = (slow ? pace.slowNow : pace.fastNow) ? 100 : 0
    const walks = now + (((alive * (slow ? pace.slow : pace.fast)) / 1000) | 0)
    const attacks = attacksOf(walks, ((street.slot[index] as number) - 1) * 100, alive === 0)
    const stinkies = card.type === 'stinky' ? street.stinkies - 1 : street.stinkies
    const damage = (street.damage[index] as number) + stinkies
    if (card.type === 'bomber') into.all += Math.min(100, attacks) * damage
    else into.own += attacks * damage
  }
}
