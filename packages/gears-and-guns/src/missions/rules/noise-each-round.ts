import { NONE } from '@graveshift/zones'
import { said, zonesOf } from '@graveshift/zones/missions'
import { NOISE_SIDES } from '../effects.ts'
import type { OwnRule } from '../rule.ts'
import type { NoiseEachRoundRule } from '../rule-data.ts'

/** Before the first turn of each round, the first among them (GG-RUL-48). */
export const noiseEachRound: OwnRule<NoiseEachRoundRule> = {
  id: 'noise-each-round',
  figures: 'the noise token is put to `zone` at the start of each round, with `side` up',
  read: (fields) => ({
    rule: 'noise-each-round',
    zone: fields.name('zone'),
    side: fields.one('side', NOISE_SIDES),
  }),
  tell: ({ zone, side }) => said('mission-rule.noise-each-round', { zone, side: { word: `noise.${side}` } }),
  make({ zone: name, side }, mission) {
    const [zone = 0] = zonesOf(mission, [name])
    return {
      phaseBegins(kit, table, phase) {
        if (phase === 'players') kit.deeds.noise(table, zone, side, NONE)
      },
    }
  },
  zones: ({ zone }) => [zone],
}
