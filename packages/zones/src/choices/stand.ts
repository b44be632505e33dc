import { type ChoiceRule, doOf } from '@graveshift/kernel'
import { emit } from '../emit.ts'
import type { StandPick, Zones, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { zoneName } from '../map/board.ts'
import { zoneIn } from '../names.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { anyOf } from './forced.ts'

/** In which of the starting zones somebody begins (Z2-SET-09). */
export const standChoice = (kit: Kit): ChoiceRule<Zones, ZonesChoiceOf<'stand'>, StandPick> => {
  const picks = [...new Set(kit.startZones)].map((zone): StandPick => ({ do: 'stand', zone }))
  return {
    list: () => picks.slice(),
    sample: (_board, _choice, random) => anyOf(picks, random),
    check(_board, _choice, pick) {
      if (pick.do !== 'stand') return NOT_AN_ANSWER
      return kit.startZones.includes(pick.zone) ? undefined : kit.refusals.stand['no-start-zone']
    },
    // Only asked where there are several.
    forced: () => undefined,
    parse(_board, _choice, raw) {
      const zone = zoneIn(kit, raw, 'zone')
      return doOf(raw) === 'stand' && zone !== undefined ? { do: 'stand', zone } : NOT_AN_ANSWER
    },
    show: (_board, _choice, { zone }) => ({ do: 'stand', zone: zoneName(kit.map, zone) }),
    answer(table, _frame, { person }, { zone }) {
      emit(kit, table, { type: 'stood', person, zone })
    },
  }
}
