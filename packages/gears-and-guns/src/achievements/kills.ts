import { NONE } from '@graveshift/zones'
import { type Achievement, type AchievementMoment, achievement, counting, seatOf } from './achievement.ts'
import { type Tally, tallyOf } from './tally.ts'

const FAR = 3

const killer = (moment: AchievementMoment, { person }: { readonly person: number }) =>
  person === NONE ? undefined : seatOf(moment, person)

type Blow = NonNullable<Tally['blow']>

/** What fell to the last blow, if it was one of these. */
const fellTo =
  (isMeant: (blow: Blow) => boolean) =>
  ({ tally: { blow } }: AchievementMoment): number =>
    blow && isMeant(blow) ? blow.kills : 0

/** Who died, and how. */
export const KILL_ACHIEVEMENTS: readonly Achievement[] = [
  counting('dozen', 'killed', 12, ({ tally }, { person }) => tallyOf(tally, person).kills, killer),
  counting('fifty', 'killed', 50, ({ tally }) => tally.kills),
  counting('rampage', 'killed', 6, ({ tally }, { person }) => tallyOf(tally, person).turnKills, killer),
  counting(
    'clean-sweep',
    'killed',
    4,
    fellTo(({ by }) => by !== 'blast'),
    killer,
  ),
  counting(
    'fan-dance',
    'killed',
    4,
    fellTo(({ isFanned }) => isFanned),
    killer,
  ),
  counting(
    'full-blast',
    'killed',
    4,
    fellTo(({ isSteamed }) => isSteamed),
    killer,
  ),
  counting(
    'fire-in-the-hole',
    'killed',
    5,
    fellTo(({ by }) => by === 'blast'),
    killer,
  ),
  counting(
    'town-hall-meeting',
    'killed',
    5,
    fellTo(({ isGatling }) => isGatling),
    killer,
  ),
  counting('collector', 'killed', 4, ({ tally }) => tally.kinds.size),
  achievement('giant-slayer', 'killed', (moment, event) =>
    moment.kit.kinds[event.kind]?.abomination ? killer(moment, event) : undefined,
  ),
  achievement('long-shot', 'killed', (moment, event) => {
    const { blow } = moment.tally
    return blow?.by === 'ranged' && blow.range >= FAR ? killer(moment, event) : undefined
  }),
]
