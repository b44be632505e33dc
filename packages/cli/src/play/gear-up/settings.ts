import { GEAR_UP_MODULE, type Options, STANDARD_CONTENT } from '@graveshift/gear-up'
import { FastChance, type Fault, hashOf, isFault, nth, type Random } from '@graveshift/kernel'

/** What a game is asked for with, on the command line or by answering questions. */
export interface Wishes {
  readonly seats?: number
  readonly survivors?: readonly string[] | 'random'
  readonly boss?: string
  readonly difficulty?: string
  /** Seat from 1, or the name of a survivor. */
  readonly leader?: string
  readonly ammoOnBoss?: boolean
  readonly assuredDeck?: boolean
}

export const MOST_SEATS = 6
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
export const SURVIVOR_IDS = ids(STANDARD_CONTENT.data.survivors)
export const BOSS_IDS = ids(STANDARD_CONTENT.data.bosses)
export const DIFFICULTY_IDS = ids(STANDARD_CONTENT.data.difficulties)

/** Luck for the setup alone; the same seed sits the same people down. */
export function setupLuck(seed: string): Random {
  return new FastChance(Number.parseInt(hashOf(seed).slice(0, 8), 16))
}

function drawSome(from: readonly string[], count: number, luck: Random): string[] {
  const left = [...from]
  return Array.from({ length: count }, () => nth(left.splice(luck.below(left.length), 1), 0))
}

const oneOf = (wanted: string | undefined, from: readonly string[], luck: Random) =>
  wanted === 'random' ? nth(from, luck.below(from.length)) : wanted

/** 'survivor 2' or 'lisa' as a seat counted from 0. */
function leaderSeat(wanted: string | undefined, survivors: readonly string[], luck: Random): number | Fault {
  if (wanted === undefined) return 0
  if (wanted === 'random') return luck.below(survivors.length)
  const named = survivors.indexOf(wanted)
  const seat = named >= 0 ? named : Number(wanted) - 1
  if (Number.isInteger(seat) && seat >= 0 && seat < survivors.length) return seat
  return { fault: 'no-such-seat', message: `the leader '${wanted}' is neither a seat nor a survivor in play` }
}

/** Wishes as options, everything not wished for by default; the word random draws with the seed. */
export function optionsFrom(wishes: Wishes, seed: string): Options | Fault {
  const luck = setupLuck(seed)
  const seats = wishes.seats ?? 1
  if (!Number.isInteger(seats) || seats < 1 || seats > MOST_SEATS)
    return { fault: 'bad-options', message: `seats must be a number from 1 to ${MOST_SEATS}` }
  const survivors =
    wishes.survivors === 'random'
      ? drawSome(SURVIVOR_IDS, seats, luck)
      : (wishes.survivors ?? SURVIVOR_IDS.slice(0, seats))
  const leader = leaderSeat(wishes.leader, survivors, luck)
  if (isFault(leader)) return leader
  const boss = oneOf(wishes.boss, BOSS_IDS, luck)
  const difficulty = oneOf(wishes.difficulty, DIFFICULTY_IDS, luck)
  return GEAR_UP_MODULE.readOptions({
    survivors,
    ...(wishes.seats === undefined ? {} : { seats }),
    leader,
    ...(boss === undefined ? {} : { boss }),
    ...(difficulty === undefined ? {} : { difficulty }),
    ammoOnBoss: wishes.ammoOnBoss ?? false,
    assuredDeck: wishes.assuredDeck ?? false,
  })
}
