import { peopleIn } from '@graveshift/zones'
import { byKiller, COMMON, fellTo } from '@graveshift/zones/achievements'
import { type Achievement, achievement, counting } from './achievement.ts'

/** Who died, and how. */
export const KILL_ACHIEVEMENTS: readonly Achievement[] = [
  COMMON.dozen,
  COMMON.fifty,
  COMMON.cleanSweep,
  COMMON.rampage,
  counting('outrun', 'killed', 3, ({ tally }, { person }) => tally.of(person).turnRunners, byKiller),
  counting(
    'bonfire',
    'killed',
    6,
    fellTo(({ by }) => by === 'bomb'),
    byKiller,
  ),
  counting(
    'road-kill',
    'killed',
    4,
    fellTo(({ by }) => by === 'car'),
    byKiller,
  ),
  COMMON.giantSlayer,
  COMMON.collector,
  COMMON.longShot,
  achievement('point-blank', 'killed', (moment, event) => {
    const { blow } = moment.tally
    return blow?.by === 'ranged' && blow.range === 0 ? byKiller(moment, event) : undefined
  }),
  // Whoever shoots into the zone of friends takes them for shields; this is meant kindly.
  achievement('hold-still', 'killed', (moment, event) => {
    const { blow } = moment.tally
    return blow?.by === 'ranged' && blow.range > 0 && peopleIn(moment.board, event.zone) > 0
      ? byKiller(moment, event)
      : undefined
  }),
]
