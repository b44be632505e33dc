import { type ChoiceRule, doOf } from '@graveshift/kernel'
import { anyOf, NONE, NOT_AN_ANSWER, onlyOne, putNoise, zoneIn, zoneName } from '@graveshift/zones'
import type { Western } from '../game.ts'
import { refuse } from '../refusals.ts'
import type { WesternKit } from '../western-kit.ts'
import type { NoiseChoice, NoisePick } from './noise.ts'

const picks = ({ zones }: NoiseChoice): NoisePick[] => zones.map((zone) => ({ do: 'noise-zone', zone }))

const NOT_MOST = refuse('not-most-people', 'UA-NOI-05')

/** Where the noise token goes, of the zones with the most people (UA-NOI-05). */
export const noiseChoice = (kit: WesternKit): ChoiceRule<Western, NoiseChoice, NoisePick> => ({
  list: (_board, choice) => picks(choice),
  sample: (_board, choice, random) => anyOf(picks(choice), random),
  check(_board, { zones }, pick) {
    if (pick.do !== 'noise-zone') return NOT_AN_ANSWER
    return zones.includes(pick.zone) ? undefined : NOT_MOST
  },
  forced: (_board, choice) => onlyOne(picks(choice)),
  parse(_board, _choice, raw) {
    const zone = zoneIn(kit, raw, 'zone')
    return doOf(raw) === 'noise-zone' && zone !== undefined ? { do: 'noise-zone', zone } : NOT_AN_ANSWER
  },
  show: (_board, _choice, { zone }) => ({ do: 'noise-zone', zone: zoneName(kit.map, zone) }),
  answer(table, _frame, _choice, { zone }) {
    putNoise(kit, table, zone, 'bang', NONE)
  },
})
