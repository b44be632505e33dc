import type { ChoiceRule } from '@graveshift/kernel'
import { anyOf, cardFrame, doOf, onlyOne, zoneIn, zoneName } from '@graveshift/zones'
import type { ChoiceOf, DarkPick, SecondEdition } from '../game.ts'
import { NOT_AN_ANSWER, refuse } from '../refusals.ts'
import type { SecondKit } from '../second-kit.ts'

type Dark = ChoiceOf<'dark'>

const picks = ({ zones }: Dark): DarkPick[] => zones.map((zone) => ({ do: 'dark', zone }))

/** Which dark room of the building comes next (Z2-ACT-04). */
export const darkChoice = (kit: SecondKit): ChoiceRule<SecondEdition, Dark, DarkPick> => ({
  list: (_board, choice) => picks(choice),
  sample: (_board, choice, random) => anyOf(picks(choice), random),
  check(_board, { zones }, pick) {
    if (pick.do !== 'dark') return NOT_AN_ANSWER
    return zones.includes(pick.zone) ? undefined : refuse('not-dark', 'Z2-ACT-04')
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
