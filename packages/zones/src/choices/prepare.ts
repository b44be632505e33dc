import { type ChoiceRule, doOf, type Refusal, textIn } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import { NONE } from '../board.ts'
import { emit } from '../emit.ts'
import type { PreparePick, Zones, ZonesChoiceOf } from '../game.ts'
import { distinct, roomIn } from '../inventory.ts'
import type { Kit } from '../kit.ts'
import { personIn, personName } from '../names.ts'
import { personAt } from '../people.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { cardsIn, countCardsOf, everyCard, type Slot, slotNamed, unfitFor } from '../slots.ts'
import { anyOf, onlyOne } from './forced.ts'

type Prepare = ZonesChoiceOf<'prepare'>

const READY: PreparePick = { do: 'ready' }

/** Slots from which cards are stowed away, and into which they come out of the backpack. */
const readySlots = ({ inventory }: Kit) => inventory.slots.filter(({ kind }) => kind !== 'pack')

/** Cards that still fit into a slot; fewer than none where it holds too many. */
const roomLeft = (kit: Kit, board: ZonesBoard, person: number, slot: Slot): number =>
  roomIn(kit, board, person, slot) - cardsIn(personAt(board, person), slot).length

/** The hand goes without saying. */
const named = ({ name }: Slot): string | undefined => (name === 'hand' ? undefined : name)

/** Cards out of a backpack, each into every slot with room for it. */
const draws = (kit: Kit, board: ZonesBoard, person: number, pack: Slot): PreparePick[] =>
  readySlots(kit).flatMap((slot) =>
    roomLeft(kit, board, person, slot) > 0
      ? distinct(cardsIn(personAt(board, person), pack))
          .filter((card) => !unfitFor(kit, personAt(board, person), slot, card))
          .map((card): PreparePick => ({ do: 'draw', person, card, for: undefined, slot: named(slot) }))
      : [],
  )

/** Somebody has more cards than fit anywhere. */
const isLaden = (kit: Kit, board: ZonesBoard, person: number): boolean => {
  let room = 0
  for (const slot of kit.inventory.slots) room += roomIn(kit, board, person, slot)
  return countCardsOf(personAt(board, person)) > room
}

/** What has to be done before anything else: of six cards one is given up, whichever it is (Z2-RUL-27). */
function duties(kit: Kit, board: ZonesBoard, seat: number): PreparePick[] {
  const pack = slotNamed(kit.inventory, 'pack')
  if (!pack) return []
  return board.people.flatMap((who, person): PreparePick[] => {
    // More in the backpack than fits: a card was given up out of a hand, and another has to take its place.
    if (who.seat !== seat || roomLeft(kit, board, person, pack) >= 0) return []
    const out = isLaden(kit, board, person) ? [] : draws(kit, board, person, pack)
    return out.length > 0
      ? out
      : [...new Set(everyCard(who))].map((card) => ({
          do: 'drop',
          person,
          card,
          for: undefined,
          slot: undefined,
        }))
  })
}

/** Cards of a slot put into a backpack, for one that comes out of it where it is full. */
function stows(kit: Kit, board: ZonesBoard, person: number, slot: Slot, pack: Slot): PreparePick[] {
  const who = personAt(board, person)
  const packed = cardsIn(who, pack)
  const backs =
    roomLeft(kit, board, person, pack) > 0
      ? [undefined]
      : distinct(packed).filter((card) => !unfitFor(kit, who, slot, card))
  const stowed = distinct(cardsIn(who, slot)).filter((card) => !unfitFor(kit, who, pack, card))
  return stowed.flatMap((card) =>
    backs
      .filter((back) => back !== card)
      .map((back): PreparePick => ({ do: 'stow', person, card, for: back, slot: named(slot) })),
  )
}

/** What may be done besides being ready, once every duty is done. */
function moves(kit: Kit, board: ZonesBoard, seat: number): PreparePick[] {
  const found: PreparePick[] = []
  const pack = slotNamed(kit.inventory, 'pack')
  if (!pack) return found
  board.people.forEach(({ seat: owner }, person) => {
    if (owner !== seat) return
    for (const slot of readySlots(kit)) found.push(...stows(kit, board, person, slot, pack))
    found.push(...draws(kit, board, person, pack))
  })
  return found
}

/** Whether somebody has a card in hand and room in the backpack: being ready is not all there is, then. */
function canStow(kit: Kit, board: ZonesBoard, seat: number): boolean {
  const pack = slotNamed(kit.inventory, 'pack')
  if (!pack) return false
  for (let person = 0; person < board.people.length; person++) {
    const who = personAt(board, person)
    if (who.seat === seat && who.hand.length > 0 && roomLeft(kit, board, person, pack) > 0) return true
  }
  return false
}

function picks(kit: Kit, board: ZonesBoard, seat: number): PreparePick[] {
  const must = duties(kit, board, seat)
  return must.length > 0 ? must : [READY, ...moves(kit, board, seat)]
}

const same = (one: PreparePick, other: PreparePick): boolean =>
  one.do === other.do &&
  (one.do === 'ready' ||
    other.do === 'ready' ||
    (one.person === other.person &&
      one.card === other.card &&
      one.for === other.for &&
      one.slot === other.slot))

function refusalOf(kit: Kit, board: ZonesBoard, seat: number, pick: PreparePick): Refusal | undefined {
  if (pick.do !== 'ready')
    return picks(kit, board, seat).some((legal) => same(legal, pick))
      ? undefined
      : kit.refusals.prepare['cannot-put']
  const must = duties(kit, board, seat)
  if (must.length === 0) return undefined
  const isDropping = must.some(({ do: what }) => what === 'drop')
  return isDropping ? kit.refusals.prepare['too-many-cards'] : kit.refusals.prepare['overfull-pack']
}

/** The dealt cards lie in hand; whoever likes puts them into the backpack before the first turn (Z2-SET-05). */
export const prepareChoice = (kit: Kit): ChoiceRule<Zones, Prepare, PreparePick> => ({
  list: (board, { seat }) => picks(kit, board, seat),
  sample(board, { seat }, random) {
    const must = duties(kit, board, seat)
    if (must.length > 0) return anyOf(must, random)
    // Random players are ready soon.
    return random.below(4) > 0 ? READY : anyOf([READY, ...moves(kit, board, seat)], random)
  },
  check: (board, { seat }, pick) =>
    ['ready', 'stow', 'draw', 'drop'].includes(pick.do) ? refusalOf(kit, board, seat, pick) : NOT_AN_ANSWER,
  forced: (board, { seat }) => (canStow(kit, board, seat) ? undefined : onlyOne(picks(kit, board, seat))),
  parse(board, _choice, raw) {
    const what = doOf(raw)
    if (what === 'ready') return READY
    if (what !== 'stow' && what !== 'draw' && what !== 'drop') return NOT_AN_ANSWER
    const person = personIn(board, raw, 'person')
    const card = textIn(raw, 'card')
    return person !== undefined && card !== undefined
      ? { do: what, person, card, for: textIn(raw, 'for'), slot: textIn(raw, 'slot') }
      : NOT_AN_ANSWER
  },
  show: (board, _choice, pick) =>
    pick.do === 'ready'
      ? { do: 'ready' }
      : {
          do: pick.do,
          person: personName(board, pick.person),
          card: pick.card,
          for: pick.for,
          slot: pick.slot,
        },
  answer(table, frame, _choice, pick) {
    if (pick.do === 'ready') {
      frame.at = 'end'
      return
    }
    const { person, card, for: back, slot = 'hand' } = pick
    if (pick.do === 'drop') {
      emit(kit, table, { type: 'discarded', person, card })
      return
    }
    const [from, to] = pick.do === 'stow' ? [slot, 'pack'] : ['pack', slot]
    emit(kit, table, { type: 'arranged', person, partner: NONE, card, from, to, for: back })
  },
})
