import { FastChance, nth } from '@graveshift/kernel'
import { CARD_NAMES, LEARNT } from './content.ts'
import type { TinyOptions, TinyPerson } from './game.ts'
import { onStreet } from './scenes.ts'

const ZONES = ['west', 'mid', 'east', 'hall', 'cellar']

const GOALS = [
  [{ goal: 'survive', rounds: 3 }],
  [{ goal: 'objectives' }, { goal: 'leave' }],
  [{ goal: 'kill', count: 4 }],
  [{ goal: 'store', kind: 'food', zone: 'west', count: 2 }],
  [{ goal: 'rally' }, { goal: 'leave' }],
]

/** Another game for every number: half of them begin in the middle, with skills and cards that nobody comes by soon. */
export function randomTiny(seed: number): TinyOptions {
  const random = new FastChance(seed)
  const any = <T>(list: readonly T[]): T => nth(list, random.below(list.length))
  const middle = seed % 2 === 0
  const person = (id: string, seat: number): TinyPerson =>
    middle
      ? {
          id,
          seat,
          zone: any(ZONES),
          health: 1 + random.below(3),
          skills: [any(LEARNT), any(LEARNT), any(LEARNT)],
          hand: id === 'ann' ? [any(CARD_NAMES)] : [],
          pack: id === 'ann' ? ['bread'] : [],
        }
      : { id, seat }
  return onStreet({
    people: [person('ann', 0), person('ben', 1)],
    ...(middle ? { at: 'turn' } : {}),
    carts: seed % 3 === 0 ? ['west', 'mid'] : [],
    ...(seed % 5 === 0 ? { loud: any(ZONES) } : {}),
    mission: {
      companions: middle ? [] : [{ zone: 'mid', survivor: 'cleo' }],
      zombies: [
        { zone: any(ZONES), kind: 'crawler', count: 2 },
        { zone: any(ZONES), kind: 'hound', count: 1 },
      ],
      goals: middle ? any(GOALS.slice(0, 4)) : any(GOALS),
      rules: [
        { rule: 'exit', open: 'goals' },
        { rule: 'deadline', rounds: 6 },
      ],
    },
  })
}
