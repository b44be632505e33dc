import type { ChoiceRule, Table } from '@graveshift/kernel'
import { emit, isOver } from '../emit.ts'
import { gain } from '../experience.ts'
import { turnFrame } from '../frames/turn.ts'
import type { May, MayPick, Zones, ZonesChoiceOf, ZonesFrame } from '../game.ts'
import type { Kit } from '../kit.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { EQUIPMENT } from '../streams.ts'
import { anyOf } from './forced.ts'
import { doOf } from './parse.ts'

type Offer = ZonesChoiceOf<'may'>
type Yes = (kit: Kit, table: Table<Zones>, offer: Offer, frame: ZonesFrame) => void

const PICKS: readonly MayPick[] = [{ do: 'yes' }, { do: 'no' }]

/** What a yes brings about; a no leaves everything as it is. */
const YES: { readonly [W in May]: Yes } = {
  match(kit, table, { person, card }) {
    emit(kit, table, { type: 'drawn', pile: EQUIPMENT, card, person })
  },
  destiny(kit, table, { person, card }, frame) {
    emit(kit, table, { type: 'acted', person, action: 'destiny', paid: [], once: ['destiny'] })
    emit(kit, table, { type: 'foundDiscarded', card })
    if (frame.kind !== 'search') return
    frame.left += 1
    frame.at = 'draw'
  },
  tactics(_kit, table, { person }) {
    table.push(turnFrame(person))
  },
  spare(_kit, _table, { other }, frame) {
    if (frame.kind === 'attack') frame.spared = [...frame.spared, other]
  },
  // It excites the medic (Z2-SKL-13).
  heal(kit, table, { person, other }) {
    emit(kit, table, { type: 'healed', person: other, wounds: 1, by: person })
    if (!isOver(table)) gain(kit, table, person, 1, 'healing')
  },
  // With cards and companions (Z2-MIS-01).
  leave(kit, table, { person }) {
    emit(kit, table, { type: 'left', person, with: kit.followers(table.board, person) })
  },
}

/** Something offered that may be left. */
export const mayChoice = (kit: Kit): ChoiceRule<Zones, Offer, MayPick> => ({
  list: () => PICKS.slice(),
  sample: (_board, _choice, random) => anyOf(PICKS, random),
  check: (_board, _choice, pick) => (pick.do === 'yes' || pick.do === 'no' ? undefined : NOT_AN_ANSWER),
  forced: () => undefined,
  parse(_board, _choice, raw) {
    const what = doOf(raw)
    return what === 'yes' || what === 'no' ? { do: what } : NOT_AN_ANSWER
  },
  show: (_board, _choice, pick) => ({ do: pick.do }),
  answer(table, frame, choice, pick) {
    if (pick.do === 'yes') YES[choice.what](kit, table, choice, frame)
  },
})
