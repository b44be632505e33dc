import { asJson, nth } from '@graveshift/kernel'
import { accepted } from '@graveshift/kernel/testing/table'
import type { Options } from '../game.ts'
import { WESTERN_MODULE } from '../module.ts'

const HERE = '2R.NE'

/** Hands in which skills show: pairs that are none without them, pistols, steam weapons, bombs, water. */
const HANDS = [
  ['colt-saa', 'colt-saa'],
  ['winchester', 'machete'],
  ['machete', 'machete'],
  ['chainsaw', 'pickaxe'],
  ['sawed-off', 'sawed-off'],
  ['dynamite', 'remington'],
  ['water', 'holy-water'],
] as const

/** Somebody with one skill among zombies of all kinds, a friend beside; by number another hand and another moment. */
export function sceneFor(skill: string, number: number): Options {
  const hand = nth(HANDS, number % HANDS.length)
  const seat = ['nikolas', 'lee', 'nora', 'anthony', 'thadeus', 'richard']
  const others = seat.slice(1).map((id) => ({ id, zone: HERE, hand: id === 'lee' ? ['shotgun'] : [] }))
  const raw = {
    mission: 'fightin-words',
    teams: [['nikolas'], seat.slice(1)],
    phase: number % 14 < 7 ? 'players' : 'zombies',
    people: [{ id: 'nikolas', zone: HERE, skills: [skill], hand: [...hand], points: 3 }, ...others],
    zombies: {
      [HERE]: { walker: 2, brute: 1, runner: 1, 'steam-monster': number % 2 },
      '2R.N': { walker: 2 },
    },
    town: { gauge: 5 },
  }
  return accepted(WESTERN_MODULE.readPosition(asJson(raw)))
}
