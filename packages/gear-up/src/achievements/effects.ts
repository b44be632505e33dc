import { nth } from '@graveshift/kernel'
import { MOST_UPGRADES } from '../choices/upgrade.ts'
import { COLOURS } from '../content/types.ts'
import { armOf, seatBoard } from '../seats.ts'
import type { GainSource } from '../sources.ts'
import { type Achievement, achievement, counting, type Earner } from './achievement.ts'

const attacker = ({ seat }: { readonly seat: number }): Earner => seat

const gaining = (id: string, source: GainSource, least: number) =>
  achievement(id, 'gained', (_moment, { seat, amount, from }) =>
    from === source && amount >= least ? seat : undefined,
  )

/** What weapons can do in good hands. */
export const EFFECT_ACHIEVEMENTS: readonly Achievement[] = [
  gaining('scrap-collector', 'scavenge', 3),
  gaining('hot-brass', 'lock-and-load', 3),
  gaining('geared-up', 'gear-up', 2),
  // The event names who receives; the honor is the shooter's.
  achievement('care-package', 'gained', ({ tally }, { amount, from }) =>
    from === 'neighbour' && amount >= 2 ? tally.hit?.seat : undefined,
  ),
  achievement('boiling-over', 'frenzied', ({ content, board }, { seat, colour, circle }) =>
    circle === armOf(content, board, seat, { colour }).powers.frenzy.length ? seat : undefined,
  ),
  counting(
    'arsenal',
    'upgraded',
    MOST_UPGRADES * COLOURS.length,
    ({ board }, { seat }) => seatBoard(board, seat).upgrades.reduce((sum, level) => sum + level, 0),
    attacker,
  ),
  counting(
    'shove-off',
    'pushed',
    3,
    ({ tally }) => tally.pushes,
    () => 'team',
  ),
  counting(
    'four-at-once',
    'crossed',
    4,
    ({ tally }, { seat }) => nth(tally.seats, seat).activation.targets.length,
    attacker,
  ),
  counting('full-magazine', 'crossed', 5, ({ tally }, { seat }) => nth(tally.seats, seat).shots, attacker),
]
