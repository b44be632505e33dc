import { type Json, nth, type Random, squareName } from '@graveshift/kernel'
import type { FuzzSubject } from '@graveshift/kernel/testing'
import type { Board } from '../board.ts'
import type { GearUp } from '../game.ts'
import { GEAR_UP_MODULE } from '../module.ts'
import { wentBack } from './never-back.ts'
import { forbidden } from './oracle.ts'
import { optionsOf } from './random-options.ts'
import { positionOf } from './random-position.ts'

/** Other targets, other squares, other prices. */
function spoil(given: Json, board: Board, random: Random): Json {
  const raw = given as { readonly [key: string]: Json }
  switch (random.below(3)) {
    case 0: {
      const targets = [...board.zombies.map(({ id }) => id), -1, -2, -3, -4, 0, 999]
      return { ...raw, target: nth(targets, random.below(targets.length)) }
    }
    case 1: {
      // Some squares moved, dropped or added.
      const names = typeof raw.squares === 'string' ? raw.squares.split(' ') : []
      const name = () => squareName(random.below(random.below(2) === 0 ? 24 : 64))
      const changed = names.map((each) => (random.below(3) === 0 ? name() : each))
      if (random.below(2) === 0) changed.push(name())
      return { ...raw, squares: changed.join(' '), square: name() }
    }
    default:
      return { ...raw, pay: nth(['armor', 'health', 'life', null], random.below(4)) }
  }
}

/** Games at random are mostly lost in round 1, so two of three begin in the middle. */
export const FUZZ: FuzzSubject<GearUp> = {
  name: 'Gear Up',
  options: (seed) => (seed % 3 === 0 ? optionsOf((seed / 3) | 0) : positionOf((seed / 3) | 0)),
  rulesFor: GEAR_UP_MODULE.rulesFor,
  spoil,
  forbidden,
  wentBack,
}
