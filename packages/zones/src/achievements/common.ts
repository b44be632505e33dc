import type { ZonesBoard } from '../board.ts'
import { LEVELS, MODES } from '../content/types.ts'
import { zombiesIn } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { isCompanion } from '../people.ts'
import {
  type Achievement,
  type AchievementMoment,
  achievementsOver,
  byKiller,
  byPerson,
  type CommonEvent,
  victory,
} from './achievement.ts'
import type { Blow } from './tally.ts'

const YELLOW = LEVELS.indexOf('yellow')
const RED = LEVELS.length - 1
const SIX = 6
const FEWEST_DICE = 3
const FAR = 3
const CROWD = 20
const FULL_TABLE = 6
const WEAPONS: readonly string[] = MODES

const { achievement, counting } = achievementsOver<CommonEvent, AchievementMoment>()

interface Placed {
  readonly kit: Kit
  readonly board: ZonesBoard
}

export const survivorsOf = ({ board }: Pick<Placed, 'board'>) =>
  board.people.filter((each) => !isCompanion(each))

/** Zombies on the whole board. */
export const zombiesOn = ({ kit, board }: Placed): number =>
  kit.map.zones.reduce((sum, _, zone) => sum + zombiesIn(kit, board, zone), 0)

/** What fell to the last blow, if it was one of these. */
export const fellTo =
  <B extends Blow>(isMeant: (blow: B) => boolean) =>
  ({ tally: { blow } }: { readonly tally: { readonly blow: B | undefined } }): number =>
    blow && isMeant(blow) ? blow.kills : 0

/** Winning within so many rounds. */
export const wonEarly = (id: string, rounds: number): Achievement =>
  victory(id, ({ board }) => board.round <= rounds)

/** Holding out for so many rounds, and winning. */
export const wonLate = (id: string, rounds: number): Achievement =>
  victory(id, ({ board }) => board.round >= rounds)

/** What can be earned in every game on zones; each lists them where it likes. */
export const COMMON = {
  allSixes: achievement('all-sixes', 'rolled', (moment, event) =>
    event.dice.length >= FEWEST_DICE && event.dice.every((die) => die === SIX)
      ? byPerson(moment, event)
      : undefined,
  ),
  beyondRed: victory('beyond-red', ({ kit }) => kit.ultrared),
  cleanSweep: counting(
    'clean-sweep',
    'killed',
    4,
    fellTo(({ by }) => WEAPONS.includes(by)),
    byKiller,
  ),
  collector: counting('collector', 'killed', 4, ({ tally }) => tally.kinds.size),
  dozen: counting('dozen', 'killed', 12, ({ tally }, { person }) => tally.of(person).kills, byKiller),
  fifty: counting('fifty', 'killed', 50, ({ tally }) => tally.kills),
  fullTable: victory('full-table', ({ kit, board }) => kit.seats(board) === FULL_TABLE),
  giantSlayer: achievement('giant-slayer', 'killed', (moment, event) =>
    moment.kit.kinds[event.kind]?.abomination ? byKiller(moment, event) : undefined,
  ),
  longShot: achievement('long-shot', 'killed', (moment, event) => {
    const { blow } = moment.tally
    return blow?.by === 'ranged' && blow.range >= FAR ? byKiller(moment, event) : undefined
  }),
  lowProfile: victory('low-profile', (moment) => survivorsOf(moment).every(({ level }) => level <= YELLOW)),
  newFriends: achievement('new-friends', 'rallied', byPerson),
  noShotFired: victory('no-shot-fired', ({ tally }) => tally.shots === 0),
  rampage: counting('rampage', 'killed', 6, ({ tally }, { person }) => tally.of(person).turnKills, byKiller),
  scavenger: counting(
    'scavenger',
    'acted',
    6,
    ({ tally }, { person }) => tally.of(person).searches,
    byPerson,
  ),
  seeingRed: achievement('seeing-red', 'levelled', (moment, event) =>
    event.level === RED ? byPerson(moment, event) : undefined,
  ),
  throughTheCrowd: victory('through-the-crowd', (moment) => zombiesOn(moment) >= CROWD),
  unscathed: victory('unscathed', ({ tally }) => tally.wounds === 0),
} as const satisfies Readonly<Record<string, Achievement>>
