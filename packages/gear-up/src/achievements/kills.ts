import { nth } from '@graveshift/kernel'
import { ZOMBIE_TYPES } from '../content/types.ts'
import { zombieCard } from '../reach.ts'
import { type Achievement, achievement } from './achievement.ts'

const AT_ONCE = 3
const SHOT = 2
const MANY = 12
const STENCH = 3
const NEAR_SLOT = 1

/** Who died, and how. */
export const KILL_ACHIEVEMENTS: readonly Achievement[] = [
  achievement('triple-kill', 'killed', ({ tally }, { by }) =>
    nth(tally.seats, by).activation.kills >= AT_ONCE ? by : undefined,
  ),
  achievement('sharpshooter', 'killed', ({ tally }, { by }) =>
    nth(tally.seats, by).shotKills >= SHOT ? by : undefined,
  ),
  achievement('dozen', 'killed', ({ tally }, { by }) =>
    nth(tally.seats, by).kills >= MANY ? by : undefined,
  ),
  achievement('defused', 'killed', ({ content, tally }, { by, card }) =>
    zombieCard(content, { card }).type === 'bomber' && tally.hit?.slot === NEAR_SLOT ? by : undefined,
  ),
  achievement('cold-fuse', 'exploded', (_moment, { damage }) => (damage === 0 ? 'team' : undefined)),
  achievement('fresh-air', 'killed', ({ content, board }, { card, seat, by }) => {
    const others = board.zombies.filter((zombie) => zombie.seat === seat).length
    return zombieCard(content, { card }).type === 'stinky' && others >= STENCH ? by : undefined
  }),
  achievement('all-eight', 'killed', ({ tally }) =>
    ZOMBIE_TYPES.every((type) => tally.types.includes(type)) ? 'team' : undefined,
  ),
  achievement('split-decision', 'killed', ({ tally }, { by }) =>
    tally.hit?.by === 'split' ? by : undefined,
  ),
  achievement('long-arm', 'killed', ({ tally }, { seat, by }) =>
    seat !== by && tally.hit?.slot === NEAR_SLOT ? by : undefined,
  ),
]
