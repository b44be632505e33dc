import { NONE } from '@graveshift/zones'
import { readNoise } from '../read-figures.ts'
import type { Rule } from '../rule.ts'
import { addNoise } from '../rule-noise.ts'
import { said } from '../sentences.ts'

/** A taken objective leaves noise in its zone that stays. */
export interface LoudObjectivesRule {
  readonly rule: 'loud-objectives'
  readonly tokens: number
}

export const loudObjectives: Rule<LoudObjectivesRule> = {
  id: 'loud-objectives',
  read: (fields) => ({ rule: 'loud-objectives', tokens: readNoise(fields) }),
  tell: ({ tokens }) => said('mission-rule.loud-objectives', { tokens }),
  make: ({ tokens }) => ({
    noise(board, noise) {
      for (const { kind, by, zone } of board.tokens)
        if (kind === 'objective' && by !== NONE) addNoise(noise, zone, tokens)
    },
  }),
  lint: ({ mission }) => [[mission.objectives.length > 0, 'there are no objectives']],
  scene: {
    begins: {
      position: {
        mission: 'crank-it-up-to-11',
        survivors: ['amy'],
        people: [{ id: 'amy', zone: '9R.NW' }],
        taken: [{ token: 0, by: 'amy' }],
        zombies: { '9R.S': { walker: 1 } },
        doors: ['9R.a-9R.S'],
        phase: 'zombies',
      },
    },
  },
}
