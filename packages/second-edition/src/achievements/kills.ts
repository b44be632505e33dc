import { NONE, peopleIn } from '@graveshift/zones'
import { type Achievement, type AchievementMoment, achievement, counting, seatOf } from './achievement.ts'
import { tallyOf } from './tally.ts'

const FAR = 3

const killer = (moment: AchievementMoment, { person }: { readonly person: number }) =>
  person === NONE ? undefined : seatOf(moment, person)

/** What fell to the last blow, if it was one of these. */
const fellTo = ({ tally: { blow } }: AchievementMoment, ...by: readonly string[]): number =>
  blow && by.includes(blow.by) ? blow.kills : 0

/** Who died, and how. */
export const KILL_ACHIEVEMENTS: readonly Achievement[] = [
  counting('dozen', 'killed', 12, ({ tally }, { person }) => tallyOf(tally, person).kills, killer),
  counting('fifty', 'killed', 50, ({ tally }) => tally.kills),
  counting('clean-sweep', 'killed', 4, (moment) => fellTo(moment, 'melee', 'ranged'), killer),
  counting('rampage', 'killed', 6, ({ tally }, { person }) => tallyOf(tally, person).turnKills, killer),
  counting('outrun', 'killed', 3, ({ tally }, { person }) => tallyOf(tally, person).turnRunners, killer),
  counting('bonfire', 'killed', 6, (moment) => fellTo(moment, 'bomb'), killer),
  counting('road-kill', 'killed', 4, (moment) => fellTo(moment, 'car'), killer),
  achievement('giant-slayer', 'killed', (moment, event) =>
    moment.kit.kinds[event.kind]?.abomination ? killer(moment, event) : undefined,
  ),
  counting('collector', 'killed', 4, ({ tally }) => tally.kinds.size),
  achievement('long-shot', 'killed', (moment, event) => {
    const { blow } = moment.tally
    return blow?.by === 'ranged' && blow.range >= FAR ? killer(moment, event) : undefined
  }),
  achievement('point-blank', 'killed', (moment, event) => {
    const { blow } = moment.tally
    return blow?.by === 'ranged' && blow.range === 0 ? killer(moment, event) : undefined
  }),
  // Whoever shoots into the zone of friends takes them for shields; this is meant kindly.
  achievement('hold-still', 'killed', (moment, event) => {
    const { blow } = moment.tally
    return blow?.by === 'ranged' && blow.range > 0 && peopleIn(moment.board, event.zone) > 0
      ? killer(moment, event)
      : undefined
  }),
]
