import { nth } from '@graveshift/kernel'
import { ZOMBIE_TYPES } from '../content/types.ts'
import { zombieCard } from '../reach.ts'
import { type Achievement, achievement, counting, type Earner } from './achievement.ts'

const STENCH = 3
const NEAR_SLOT = 1

const killer = ({ by }: { readonly by: number }): Earner => by

/** Who died, and how. */
export const KILL_ACHIEVEMENTS: readonly Achievement[] = [
  counting('triple-kill', 'killed', 3, ({ tally }, { by }) => nth(tally.seats, by).activation.kills, killer),
  counting('sharpshooter', 'killed', 2, ({ tally }, { by }) => nth(tally.seats, by).shotKills, killer),
  counting('dozen', 'killed', 12, ({ tally }, { by }) => nth(tally.seats, by).kills, killer),
  achievement('defused', 'killed', ({ content, tally }, { by, card }) =>
    zombieCard(content, { card }).type === 'bomber' && tally.hit?.slot === NEAR_SLOT ? by : undefined,
  ),
  achievement('cold-fuse', 'exploded', (_moment, { damage }) => (damage === 0 ? 'team' : undefined)),
  achievement('fresh-air', 'killed', ({ content, board }, { card, seat, by }) => {
    const others = board.zombies.filter((zombie) => zombie.seat === seat).length
    return zombieCard(content, { card }).type === 'stinky' && others >= STENCH ? by : undefined
  }),
  counting(
    'all-eight',
    'killed',
    ZOMBIE_TYPES.length,
    ({ tally }) => tally.types.length,
    () => 'team',
  ),
  achievement('split-decision', 'killed', ({ tally }, { by }) =>
    tally.hit?.by === 'split' ? by : undefined,
  ),
  achievement('long-arm', 'killed', ({ tally }, { seat, by }) =>
    seat !== by && tally.hit?.slot === NEAR_SLOT ? by : undefined,
  ),
]
