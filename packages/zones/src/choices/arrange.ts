import { type ChoiceRule, doOf, isRecord, type Random, type Refusal, textIn } from '@graveshift/kernel'
import { NONE, type ZonesBoard } from '../board.ts'
import { emit } from '../emit.ts'
import { MOST_CARDS } from '../frames/arrange.ts'
import type { ArrangePick, Zones, ZonesChoiceOf } from '../game.ts'
import { distinct, roomIn } from '../inventory.ts'
import type { Kit } from '../kit.ts'
import { personIn, personName } from '../names.ts'
import { personAt } from '../people.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { type CardPlace, cardsIn, placeNamed, unfitFor } from '../slots.ts'
import { anyOf } from './forced.ts'

type Arrange = ZonesChoiceOf<'arrange'>
type Put = Extract<ArrangePick, { do: 'put' }>

const DONE: ArrangePick = { do: 'done' }

/** Whose slot it is. */
const ownerOf = ({ person, partner }: Arrange, { isPartners }: CardPlace) => (isPartners ? partner : person)

const unfitAt = (kit: Kit, board: ZonesBoard, choice: Arrange, place: CardPlace, card: string) =>
  unfitFor(kit, personAt(board, ownerOf(choice, place)), place.slot, card)

function cards(board: ZonesBoard, choice: Arrange, place: CardPlace): readonly string[] {
  return place.slot ? cardsIn(personAt(board, ownerOf(choice, place)), place.slot) : board.found
}

const isFull = (kit: Kit, board: ZonesBoard, choice: Arrange, place: CardPlace): boolean =>
  place.slot === undefined ||
  cards(board, choice, place).length >= roomIn(kit, board, ownerOf(choice, place), place.slot)

function isOpen({ partner }: Arrange, { isPartners }: CardPlace): boolean {
  return partner !== NONE || !isPartners
}

/** A card that was found is kept or given up before anything else is moved (Z2-ACT-13). */
const foundFirst = ({ found }: ZonesBoard, { left }: Arrange) => found.length > 0 && left === MOST_CARDS

function refusalOf(kit: Kit, board: ZonesBoard, choice: Arrange, pick: Put): Refusal | undefined {
  const { card, for: back } = pick
  const from = placeNamed(kit.inventory, pick.from)
  const to = placeNamed(kit.inventory, pick.to)
  // Never asked: with nothing left to move the kernel answers for everybody.
  if (choice.left === 0) return kit.refusals.arrangeMore['nothing-to-do']
  if (!from || !to || !isOpen(choice, from) || !isOpen(choice, to)) return kit.refusals.arrange['not-here']
  if (from === to || !to.slot) return kit.refusals.arrange['same-place']
  if (from.slot && foundFirst(board, choice)) return kit.refusals.arrangeFound['same-place']
  if (!cards(board, choice, from).includes(card)) return kit.refusals.arrange['card-not-there']
  const unfit = unfitAt(kit, board, choice, to, card)
  if (unfit) return unfit
  const full = isFull(kit, board, choice, to)
  if (back === undefined) return full ? to.slot.full : undefined
  if (!cards(board, choice, to).includes(back)) return kit.refusals.arrange['card-not-there']
  // With room to spare nothing has to give way, and equal cards change nothing.
  return full && back !== card
    ? unfitAt(kit, board, choice, from, back)
    : kit.refusals.arrange['nothing-to-do']
}

/** Every card that may be put elsewhere, or the first few of them. */
function puts(kit: Kit, board: ZonesBoard, choice: Arrange, most = Number.MAX_SAFE_INTEGER): Put[] {
  const found: Put[] = []
  if (choice.left === 0) return found
  const { places } = kit.inventory
  for (const from of places) {
    if (!isOpen(choice, from) || (from.slot && foundFirst(board, choice))) continue
    for (const card of distinct(cards(board, choice, from)))
      for (const to of places) {
        if (to === from || !to.slot || !isOpen(choice, to) || unfitAt(kit, board, choice, to, card)) continue
        if (!isFull(kit, board, choice, to))
          found.push({ do: 'put', card, from: from.name, to: to.name, for: undefined })
        else
          for (const back of distinct(cards(board, choice, to)))
            if (back !== card && !unfitAt(kit, board, choice, from, back))
              found.push({ do: 'put', card, from: from.name, to: to.name, for: back })
        if (found.length >= most) return found
      }
  }
  return found
}

/** Companions of either one, each of whom may go over to the other (Z2-CMP-02). */
function handOvers(kit: Kit, board: ZonesBoard, { person, partner, left }: Arrange): ArrangePick[] {
  if (partner === NONE || left === 0) return []
  const over: ArrangePick[] = []
  for (let companion = 0; companion < board.people.length; companion++) {
    const { leader } = personAt(board, companion)
    if (leader !== person && leader !== partner) continue
    const to = leader === person ? partner : person
    if (!kit.cannotFollow(board, companion, to)) over.push({ do: 'hand-over', companion })
  }
  return over
}

function sampleOf(kit: Kit, board: ZonesBoard, choice: Arrange, random: Random): ArrangePick {
  // Random players keep most of what they find and seldom shuffle the rest.
  const wants = board.found.length > 0 ? random.below(8) > 0 : random.below(4) === 0
  if (!wants) return DONE
  const over = handOvers(kit, board, choice)
  if (over.length > 0 && random.below(2) === 0) return anyOf(over, random)
  const all = puts(kit, board, choice)
  const kept = all.filter(({ from }) => board.found.length === 0 || from === 'found')
  return kept.length > 0 ? anyOf(kept, random) : DONE
}

/** Cards moved about, one by one: after a search, in a trade, for the reorganizing itself (Z2-ACT-06). */
export const arrangeChoice = (kit: Kit): ChoiceRule<Zones, Arrange, ArrangePick> => ({
  list: (board, choice) => [DONE, ...puts(kit, board, choice), ...handOvers(kit, board, choice)],
  sample: (board, choice, random) => sampleOf(kit, board, choice, random),
  check(board, choice, pick) {
    if (pick.do === 'done') return undefined
    if (pick.do === 'hand-over') {
      const able = handOvers(kit, board, choice)
      return able.some((each) => each.do === 'hand-over' && each.companion === pick.companion)
        ? undefined
        : kit.refusals.handOver['not-here']
    }
    return pick.do === 'put' ? refusalOf(kit, board, choice, pick) : NOT_AN_ANSWER
  },
  forced: (board, choice) =>
    puts(kit, board, choice, 1).length + handOvers(kit, board, choice).length === 0 ? DONE : undefined,
  parse(board, _choice, raw) {
    if (doOf(raw) === 'done') return DONE
    if (doOf(raw) === 'hand-over') {
      const companion = personIn(board, raw, 'companion')
      return companion === undefined ? NOT_AN_ANSWER : { do: 'hand-over', companion }
    }
    const card = textIn(raw, 'card')
    const from = textIn(raw, 'from')
    const to = textIn(raw, 'to')
    if (doOf(raw) !== 'put' || card === undefined || from === undefined || to === undefined)
      return NOT_AN_ANSWER
    if (!placeNamed(kit.inventory, from) || !placeNamed(kit.inventory, to)) return NOT_AN_ANSWER
    if (isRecord(raw) && raw.for !== undefined && typeof raw.for !== 'string') return NOT_AN_ANSWER
    return { do: 'put', card, from, to, for: textIn(raw, 'for') }
  },
  show(board, _choice, pick) {
    if (pick.do === 'hand-over') return { do: 'hand-over', companion: personName(board, pick.companion) }
    return pick.do === 'put'
      ? { do: 'put', card: pick.card, from: pick.from, to: pick.to, for: pick.for }
      : { do: 'done' }
  },
  answer(table, frame, { person, partner }, pick) {
    if (frame.kind !== 'arrange') return
    if (pick.do === 'done') {
      frame.at = 'drop'
      return
    }
    frame.left -= 1
    if (pick.do === 'hand-over') {
      const { leader: from } = personAt(table.board, pick.companion)
      emit(kit, table, {
        type: 'handedOver',
        companion: pick.companion,
        from,
        to: from === person ? partner : person,
      })
      return
    }
    emit(kit, table, {
      type: 'arranged',
      person,
      partner,
      card: pick.card,
      from: pick.from,
      to: pick.to,
      for: pick.for,
    })
  },
})
