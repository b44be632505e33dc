import type { NoiseMissionGame, NoiseMissionKit } from '../mission-game.ts'
import { readNoise, readZones } from '../read-figures.ts'
import type { Rule } from '../rule.ts'
import { addNoise } from '../rule-noise.ts'
import { listed, said } from '../sentences.ts'
import { zonesOf } from '../zones-of.ts'

/** Noise in a zone that the end phase does not remove. */
export interface StandingNoiseRule {
  readonly rule: 'standing-noise'
  readonly zones: readonly string[]
  readonly tokens: number
}

export const standingNoise: Rule<StandingNoiseRule, NoiseMissionGame, NoiseMissionKit> = {
  id: 'standing-noise',
  figures: 'noise `tokens` always in `zones`',
  read: (fields) => ({ rule: 'standing-noise', zones: readZones(fields), tokens: readNoise(fields) }),
  tell: ({ zones, tokens }) => said('mission-rule.standing-noise', { zones: listed(zones), tokens }),
  make({ zones, tokens }, mission) {
    const loud = zonesOf(mission, zones)
    return {
      noise(_board, noise) {
        for (const zone of loud) addNoise(noise, zone, tokens)
      },
    }
  },
  zones: ({ zones }) => zones,
}
