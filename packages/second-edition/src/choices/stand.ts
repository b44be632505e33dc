import type { ChoiceRule } from '@graveshift/kernel'
import { anyOf, doOf, emit, zoneIn, zoneName } from '@graveshift/zones'
import type { ChoiceOf, SecondEdition, StandPick } from '../game.ts'
import { NOT_AN_ANSWER, refuse } from '../refusals.ts'
import type { SecondKit } from '../second-kit.ts'

/** In which of the starting zones somebody begins (Z2-SET-09). */
export const standChoice = (kit: SecondKit): ChoiceRule<SecondEdition, ChoiceOf<'stand'>, StandPick> => {
  const picks = [...new Set(kit.mission.start)].map((zone): StandPick => ({ do: 'stand', zone }))
  return {
    list: () => picks.slice(),
    sample: (_board, _choice, random) => anyOf(picks, random),
    check(_board, _choice, pick) {
      if (pick.do !== 'stand') return NOT_AN_ANSWER
      return kit.mission.start.includes(pick.zone) ? undefined : refuse('no-start-zone', 'Z2-SET-09')
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
