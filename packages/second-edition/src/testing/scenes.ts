import { asJson, nth } from '@graveshift/kernel'
import { accepted } from '@graveshift/kernel/testing/table'
import type { Options } from '../game.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'

const HERE = '4V.a'

/** Hands in which skills show: pairs that are none without them, weapons too weak for what stands there, bombs. */
const HANDS = [
  ['kukri', 'kukri'],
  ['shotgun', 'shotgun'],
  ['katana', 'pistol'],
  ['molotov', 'pistol'],
  ['machete', 'sub-mg'],
  ['chainsaw', 'sawed-off'],
] as const

/** Somebody with one skill among zombies of all kinds, a friend beside; by number another hand and another moment. */
export function sceneFor(skill: string, number: number): Options {
  const hand = nth(HANDS, number % HANDS.length)
  const raw = {
    mission: 'city-blocks',
    teams: [['amy'], ['doug']],
    phase: number % 12 < 6 ? 'players' : 'zombies',
    people: [
      { id: 'amy', zone: HERE, skills: [skill], hand, pack: number % 2 === 0 ? ['molotov'] : [] },
      { id: 'doug', zone: HERE, hand: ['crowbar'] },
    ],
    zombies: { [HERE]: { walker: 2, fatty: 1, runner: 1, abomination: number % 2 } },
  }
  return accepted(SECOND_EDITION_MODULE.readPosition(asJson(raw)))
}
