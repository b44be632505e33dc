import type { ChoiceRule, Refusal } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import { NONE } from '../board.ts'
import { emit } from '../emit.ts'
import type { PreparePick, Zones, ZonesChoiceOf } from '../game.ts'
import { distinct, HANDS } from '../inventory.ts'
import type { Kit } from '../kit.ts'
import { personIn, personName } from '../names.ts'
import { personAt, powersOf } from '../people.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { anyOf, onlyOne } from './forced.ts'
import { doOf, text } from './parse.ts'

type Prepare = ZonesChoiceOf<'prepare'>

const READY: PreparePick = { do: 'ready' }

const roomOf = (kit: Kit, board: ZonesBoard, person: number) => powersOf(kit, board, person).packSize

/** Somebody has more cards than fit into hands and backpack. */
const isLaden = (kit: Kit, board: ZonesBoard, person: number): boolean => {
  const { hand, pack } = personAt(board, person)
  return hand.length + pack.length > HANDS + roomOf(kit, board, person)
}

/** More in the backpack than fits: a card was given up out of a hand, and another has to take its place. */
const isBulging = (kit: Kit, board: ZonesBoard, person: number): boolean =>
  personAt(board, person).pack.length > roomOf(kit, board, person)

const draws = (person: number, pack: readonly string[]): PreparePick[] =>
  distinct(pack).map((card) => ({ do: 'draw', person, card, for: undefined }))

/** What has to be done before anything else: of six cards one is given up, whichever it is (Z2-RUL-27). */
function duties(kit: Kit, board: ZonesBoard, seat: number): PreparePick[] {
  return board.people.flatMap(({ seat: owner, hand, pack }, person): PreparePick[] => {
    if (owner !== seat || !isBulging(kit, board, person)) return []
    return isLaden(kit, board, person)
      ? [...new Set([...hand, ...pack])].map((card) => ({ do: 'drop', person, card, for: undefined }))
      : draws(person, pack)
  })
}

function picks(kit: Kit, board: ZonesBoard, seat: number): PreparePick[] {
  const must = duties(kit, board, seat)
  if (must.length > 0) return must
  const found: PreparePick[] = [READY]
  board.people.forEach(({ seat: owner, hand, pack }, person) => {
    if (owner !== seat) return
    const full = pack.length >= roomOf(kit, board, person)
    for (const card of distinct(hand))
      for (const back of full ? distinct(pack) : [undefined])
        if (back !== card) found.push({ do: 'stow', person, card, for: back })
    if (hand.length < HANDS) found.push(...draws(person, pack))
  })
  return found
}

const same = (one: PreparePick, other: PreparePick): boolean =>
  one.do === other.do &&
  (one.do === 'ready' ||
    other.do === 'ready' ||
    (one.person === other.person && one.card === other.card && one.for === other.for))

function refusalOf(kit: Kit, board: ZonesBoard, seat: number, pick: PreparePick): Refusal | undefined {
  if (picks(kit, board, seat).some((legal) => same(legal, pick))) return undefined
  if (pick.do !== 'ready') return kit.refusals.prepare['cannot-put']
  const isDropping = duties(kit, board, seat).some(({ do: what }) => what === 'drop')
  return isDropping ? kit.refusals.prepare['too-many-cards'] : kit.refusals.prepare['overfull-pack']
}

/** The dealt cards lie in hand; whoever likes puts them into the backpack before the first turn (Z2-SET-05). */
export const prepareChoice = (kit: Kit): ChoiceRule<Zones, Prepare, PreparePick> => ({
  list: (board, { seat }) => picks(kit, board, seat),
  sample(board, { seat }, random) {
    const all = picks(kit, board, seat)
    // Random players are ready soon.
    return all[0]?.do === 'ready' && random.below(4) > 0 ? READY : anyOf(all, random)
  },
  check: (board, { seat }, pick) =>
    ['ready', 'stow', 'draw', 'drop'].includes(pick.do) ? refusalOf(kit, board, seat, pick) : NOT_AN_ANSWER,
  forced: (board, { seat }) => onlyOne(picks(kit, board, seat)),
  parse(board, _choice, raw) {
    const what = doOf(raw)
    if (what === 'ready') return READY
    if (what !== 'stow' && what !== 'draw' && what !== 'drop') return NOT_AN_ANSWER
    const person = personIn(board, raw, 'person')
    const card = text(raw, 'card')
    return person !== undefined && card !== undefined
      ? { do: what, person, card, for: text(raw, 'for') }
      : NOT_AN_ANSWER
  },
  show: (board, _choice, pick) =>
    pick.do === 'ready'
      ? { do: 'ready' }
      : { do: pick.do, person: personName(board, pick.person), card: pick.card, for: pick.for },
  answer(table, frame, _choice, pick) {
    if (pick.do === 'ready') {
      frame.at = 'end'
      return
    }
    const { person, card, for: back } = pick
    if (pick.do === 'drop') {
      emit(kit, table, { type: 'discarded', person, card })
      return
    }
    const [from, to] = pick.do === 'stow' ? (['hand', 'pack'] as const) : (['pack', 'hand'] as const)
    emit(kit, table, { type: 'arranged', person, partner: NONE, card, from, to, for: back })
  },
})
