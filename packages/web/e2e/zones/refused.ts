import type { Refusal } from '@graveshift/kernel'
import { ATTACKS, type Board, type Choice, type SecondKit } from '@graveshift/second-edition'
import {
  type ActPick,
  type ArrangePick,
  cardsIn,
  doorsOnFoot,
  NONE,
  personAt,
  roomIn,
  waysOnFoot,
  type ZonesChoiceOf,
} from '@graveshift/zones'
import { uselessOf, weaponsIn } from '../../src/zone-table/attack/weapons.ts'
import { answersTo, type Draft, refusalOf, withFinds } from '../../src/zone-table/cards/draft.ts'
import { cellsOf, moveTo, type SlotMove, type SlotPlace } from '../../src/zone-table/cards/slot-model.ts'
import type { ZoneBoard, ZoneFace, ZoneKit } from '../../src/zone-table/table/zone-face.ts'
import { MAIN, whyNot } from '../../src/zone-table/turn/kinds.ts'
import { planBook } from '../../src/zone-table/turn/plan-book.ts'
import type { ZoneTwin } from './zone-twin.ts'

/** Where a table says why something is not done. */
export type Place =
  | { readonly at: 'button'; readonly id: string }
  | { readonly at: 'weapon' }
  | { readonly at: 'door' }
  | { readonly at: 'cells'; readonly from: string; readonly to: string }

/** A refusal that the table tells at a moment, before anything is tried. */
interface Told {
  readonly refusal: Refusal
  readonly place: Place
}

/** The table sees a game on zones in its own way. */
const drawn = ({ kit, board }: ZoneTwin) => ({
  kit: kit as unknown as ZoneKit,
  board: board as unknown as ZoneBoard,
})

const odds: Pick<ZoneFace, 'odds'> = {
  odds: (kit, board, person, pick) =>
    ATTACKS[pick.do]?.(kit as unknown as SecondKit, board as unknown as Board, person, pick),
}

/** Buttons of a turn that are grey, weapons in hand that are of no use, doors that stay shut. */
function* toldInTurn(
  twin: ZoneTwin,
  person: number,
  picks: readonly ActPick[],
  isNew: (refusal: Refusal) => boolean,
): Generator<Told> {
  const { kit, board } = drawn(twin)
  for (const { id, actions } of MAIN) {
    if (id === 'move' || picks.some((pick) => actions.includes(pick.do))) continue
    const refusal = whyNot(kit, board, person, actions)
    // What may be done elsewhere is offered as a walk there.
    if (refusal && isNew(refusal) && !planBook(odds, kit, board, person).cheapest(actions))
      yield { refusal, place: { at: 'button', id } }
  }
  const weapons = weaponsIn(picks)
  if (weapons.length > 0)
    for (const { why } of uselessOf(kit, board, person, weapons, undefined))
      yield { refusal: why, place: { at: 'weapon' } }
  for (const { refusal, way } of doorsOnFoot(
    twin.kit,
    twin.board,
    person,
    waysOnFoot(twin.kit, twin.board, person),
  ))
    if (refusal && way.inReach) yield { refusal, place: { at: 'door' } }
}

/** Slots as they are drawn, by the name that moves have for them. */
function placesIn({ kit }: ZoneTwin, { board, choice }: Draft): readonly SlotPlace[] {
  const of = (person: number, prefix: string): readonly SlotPlace[] =>
    kit.inventory.slots.flatMap((slot) => {
      const cards = cardsIn(personAt(board, person), slot)
      const room = Math.min(roomIn(kit, board, person, slot), cards.length + 3)
      if (room === 0 && cards.length === 0) return []
      return [{ id: `${prefix}${slot.name}`, title: slot.name, cards, room, small: false }]
    })
  const found = {
    id: 'found',
    title: '',
    cards: board.found,
    room: Math.max(1, board.found.length),
    small: false,
  }
  return [
    ...(board.found.length > 0 ? [found] : []),
    ...(choice.partner === NONE ? [] : of(choice.partner, 'partner-')),
    ...of(choice.person, ''),
  ]
}

/** Cells into which a lifted card cannot be laid. */
function* toldAmongCards(twin: ZoneTwin, choice: ZonesChoiceOf<'arrange'>): Generator<Told> {
  const { rules } = twin.session
  const own = rules as unknown as Parameters<typeof answersTo>[0]
  const draft = withFinds(own, twin.kit, { board: twin.board, choice, picks: [] })
  const moves = answersTo(own, draft).flatMap((pick): SlotMove[] => (pick.do === 'put' ? [pick] : []))
  const cells = placesIn(twin, draft).flatMap(cellsOf)
  const canLift = ({ card, place }: (typeof cells)[number]) =>
    moves.some((move) => move.card === card && move.from === place.id)
  for (const from of cells.filter(canLift))
    for (const to of cells) {
      if (from.card === undefined || to.place === from.place || canLift(to) || moveTo(moves, from, to))
        continue
      const back = to.card !== undefined && to.place.cards.length >= to.place.room ? to.card : undefined
      const pick: ArrangePick = {
        do: 'put',
        card: from.card,
        from: from.place.id,
        to: to.place.id,
        for: back,
      }
      const refusal = refusalOf(own, draft, pick)
      if (refusal)
        yield {
          refusal,
          place: {
            at: 'cells',
            from: `${from.place.id} ${from.index}`,
            to: `${to.place.id} ${to.index}`,
          },
        }
    }
}

/** Every refusal that the table tells of its own accord when this is asked; the dear ones only where they are new. */
export function toldAt(twin: ZoneTwin, choice: Choice, isNew: (refusal: Refusal) => boolean): Iterable<Told> {
  if (choice.kind === 'act')
    return toldInTurn(twin, choice.person, twin.picks(choice) as readonly ActPick[], isNew)
  if (choice.kind === 'arrange') return toldAmongCards(twin, choice)
  return []
}
