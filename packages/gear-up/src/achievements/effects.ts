import { nth } from '@graveshift/kernel'
import type { GainSource } from '../board.ts'
import { MOST_UPGRADES } from '../choices/upgrade.ts'
import { armOf, seatBoard } from '../seats.ts'
import { type Achievement, achievement } from './achievement.ts'

const PUSHES = 3
const TARGETS = 4
const SHOTS = 5

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
  achievement('arsenal', 'upgraded', ({ board }, { seat }) =>
    seatBoard(board, seat).upgrades.every((level) => level === MOST_UPGRADES) ? seat : undefined,
  ),
  achievement('shove-off', 'pushed', ({ tally }) => (tally.pushes >= PUSHES ? 'team' : undefined)),
  achievement('four-at-once', 'crossed', ({ tally }, { seat }) =>
    nth(tally.seats, seat).activation.targets.length >= TARGETS ? seat : undefined,
  ),
  achievement('full-magazine', 'crossed', ({ tally }, { seat }) =>
    nth(tally.seats, seat).shots >= SHOTS ? seat : undefined,
  ),
]
