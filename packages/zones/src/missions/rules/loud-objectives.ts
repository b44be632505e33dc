import { NONE } from '../../board.ts'
import { OBJECTIVE } from '../goals/tokens.ts'
import type { NoiseMissionGame, NoiseMissionKit } from '../mission-game.ts'
import { readNoise } from '../read-figures.ts'
import type { Rule } from '../rule.ts'
import { addNoise } from '../rule-noise.ts'
import { said } from '../sentences.ts'

/** A taken objective leaves noise in its zone that stays. */
export interface LoudObjectivesRule {
  readonly rule: 'loud-objectives'
  readonly tokens: number
}

export const loudObjectives: Rule<LoudObjectivesRule, NoiseMissionGame, NoiseMissionKit> = {
  id: 'loud-objectives',
  figures: 'noise `tokens` left by every objective taken',
  read: (fields) => ({ rule: 'loud-objectives', tokens: readNoise(fields) }),
  tell: ({ tokens }) => said('mission-rule.loud-objectives', { tokens }),
  make: ({ tokens }) => ({
    noise(board, noise) {
      for (const { kind, by, zone } of board.tokens)
        if (kind === OBJECTIVE && by !== NONE) addNoise(noise, zone, tokens)
    },
  }),
  lint: ({ mission }) => [[mission.objectives.length > 0, 'there are no objectives']],
}
