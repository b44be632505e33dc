import { FastChance, nth } from '@graveshift/kernel'
import type { TinyOptions } from './game.ts'
import { onStreet } from './scenes.ts'

const BOWS = ['sling', 'torch', 'musket'] as const
const ZONES = ['west', 'mid', 'hall', 'cellar'] as const
const MOMENTS = ['turn', 'turn', 'turn', 'zombies', 'spawn', 'end'] as const

/** Somebody with one skill and somebody with a pair, among zombies of all kinds; by number elsewhere, with other cards. */
export function sceneFor(skill: string, number: number): TinyOptions {
  const random = new FastChance(number)
  const any = <T>(list: readonly T[]): T => nth(list, random.below(list.length))
  const zone = any(ZONES)
  const pair = any(BOWS)
  const [ann, ben] = number % 2 === 0 ? [[skill], []] : [['plus-action'], [skill]]
  return onStreet({
    at: any(MOMENTS),
    people: [
      {
        id: 'ann',
        seat: 0,
        zone,
        skills: ann,
        hand: [any(['spade', 'pick', 'powder', ...BOWS])],
        pack: ['bread'],
        health: 1 + random.below(3),
      },
      { id: 'ben', seat: 1, zone: any([zone, 'mid']), skills: ben, slots: { quiver: [pair, pair] } },
    ],
    open: random.below(4) === 0 ? [] : ['hall-mid'],
    mission: {
      zombies: ZONES.flatMap((each) => [
        { zone: each, kind: 'crawler', count: random.below(4) },
        { zone: each, kind: each === zone ? 'giant' : 'hound', count: random.below(2) },
      ]),
    },
  })
}
