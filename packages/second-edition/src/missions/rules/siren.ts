import { NONE, word } from '@graveshift/zones'
import { addNoise, readNoise, said } from '@graveshift/zones/missions'
import type { OwnRule } from '../rule.ts'
import { CAR_KINDS, type CarKind } from '../types.ts'

/** A zone with this car is so much noisier. */
export interface SirenRule {
  readonly rule: 'siren'
  readonly car: CarKind
  readonly tokens: number
}

export const siren: OwnRule<SirenRule> = {
  id: 'siren',
  figures: 'noise `tokens` wherever `car` stands',
  read: (fields) => ({ rule: 'siren', car: fields.one('car', CAR_KINDS), tokens: readNoise(fields) }),
  tell: ({ car, tokens }) => said('mission-rule.siren', { car: word(`car.${car}.name`), tokens }),
  make: ({ car, tokens }) => ({
    noise(board, noise) {
      for (const { kind, zone } of board.cars)
        if (kind === car && zone !== NONE) addNoise(noise, zone, tokens)
    },
  }),
  lint: ({ mission }, { car: wanted }) => [
    [mission.cars.some(({ car }) => car === wanted), 'that car is not there'],
  ],
  scene: {
    begins: {
      position: {
        mission: 'zombie-police',
        survivors: ['amy'],
        people: [{ id: 'amy', zone: '5R.S' }],
        phase: 'zombies',
        zombies: { '5R.E': { walker: 1 } },
      },
    },
  },
}
