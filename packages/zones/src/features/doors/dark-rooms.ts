import { type ChoiceRule, doOf, type Step } from '@graveshift/kernel'
import { anyOf, onlyOne } from '../../choices/forced.ts'
import { cardFrame } from '../../frames/card.ts'
import { zoneName } from '../../map/board.ts'
import { zoneIn } from '../../names.ts'
import { NOT_AN_ANSWER } from '../../refusals.ts'
import type { BuildingFrame, DarkChoice, DarkPick, DoorGame, DoorKit } from './doors.ts'

/** One card for each dark room, in an order the players choose, each named just before its card (Z2-RUL-50). */
export const buildingSteps: Readonly<Record<string, Step<DoorGame, BuildingFrame>>> = {
  next(table, { zones, seat }) {
    if (zones.length === 0) return undefined
    table.ask({ kind: 'dark', seat, zones })
    return 'next'
  },
}

const picks = ({ zones }: DarkChoice): DarkPick[] => zones.map((zone) => ({ do: 'dark', zone }))

/** Which dark room of the building comes next (Z2-ACT-04). */
export const darkChoice = (kit: DoorKit): ChoiceRule<DoorGame, DarkChoice, DarkPick> => ({
  list: (_board, choice) => picks(choice),
  sample: (_board, choice, random) => anyOf(picks(choice), random),
  check(_board, { zones }, pick) {
    if (pick.do !== 'dark') return NOT_AN_ANSWER
    return zones.includes(pick.zone) ? undefined : kit.doorRefusals.dark['not-dark']
  },
  forced: (_board, choice) => onlyOne(picks(choice)),
  parse(_board, _choice, raw) {
    const zone = zoneIn(kit, raw, 'zone')
    return doOf(raw) === 'dark' && zone !== undefined ? { do: 'dark', zone } : NOT_AN_ANSWER
  },
  show: (_board, _choice, { zone }) => ({ do: 'dark', zone: zoneName(kit.map, zone) }),
  answer(table, frame, { seat }, { zone }) {
    if (frame.kind !== 'building') return
    frame.zones = frame.zones.filter((each) => each !== zone)
    table.push(cardFrame(zone, seat))
  },
})
