// Without vitest: lost games are looked for by a program.
import type { WonGame } from '@graveshift/zones/testing/won'
import { ONE_SHOTS } from '../content/missions.ts'
import type { WesternMission } from '../missions/types.ts'

/** A game that was lost, and by what. */
export interface LostGame extends WonGame {
  readonly lost: string
}

/** What ends a mission, by what it is about; too many piles and too few saved have scenes of their own. */
export function lossesOf({ id, goals, rules, steam }: WesternMission): readonly string[] {
  const has = (name: string) => rules.some(({ rule }) => rule === name)
  const neverFull = has('gauge-never-loses') || has('fixed-gauge')
  return [
    ...(ONE_SHOTS.some((each) => each.id === id) ? ['eliminated'] : has('nobody-falls') ? [] : ['everybody']),
    ...(steam && !neverFull ? ['gauge'] : []),
    ...(has('forbidden') ? ['forbidden'] : []),
    ...(has('nobody-falls') ? ['nobody-falls'] : []),
    ...(goals.some(({ goal }) => goal === 'aboard') ? ['aboard'] : []),
    ...(goals.some(({ goal }) => goal === 'train-leaves') ? ['survivor-left-behind', 'zombie-aboard'] : []),
  ].sort()
}
