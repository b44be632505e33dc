import { Bug, type GameModule, isFault, readResults } from '@graveshift/kernel'
import { figuresOf, luckIn, oddsOf, preparedBy } from '@graveshift/zones'
import { missionDaily, missionLabel, missionRates, seatLabel } from '@graveshift/zones/missions'
import { ACHIEVEMENT_GROUPS } from './achievements/list.ts'
import { achievementTracker } from './achievements/tracker.ts'
import { sortPick, tellChoice, tellPick } from './answers.ts'
import { catalogue } from './catalogue.ts'
import type { Options, Western } from './game.ts'
import { LEDGER } from './ledger.ts'
import { ATTACKS, tellOdds } from './odds.ts'
import { OPTIONS } from './options.ts'
import { overview } from './overview.ts'
import { readPosition } from './position/read-position.ts'
import { type WesternRules, westernRules } from './rules.ts'
import { scriptable } from './scriptable.ts'
import { BOX, readDealt, readSetup } from './setup.ts'
import { tell } from './tell.ts'
import type { WesternKit } from './western-kit.ts'

/** The rules of a game from its options; the same for the same options. */
const prepare = preparedBy(({ position: raw, ...setup }: Options): WesternRules => {
  if (raw === undefined) return westernRules(setup)
  const read = readPosition(raw)
  if (isFault(read)) throw new Bug(`a position was accepted and no longer is: ${read.message}`)
  return westernRules(read.setup, read)
})

/** What a game with these options is played with: its town, its cards and its mission. */
export const kitFor = (options: Options): WesternKit => prepare(options).kit

/** The western game as a host sees it. */
export const WESTERN_MODULE: GameModule<Western> = {
  id: 'gears-and-guns',
  readOptions: readSetup,
  readPosition(raw) {
    const read = readPosition(raw)
    return isFault(read) ? read : { ...read.setup, position: raw }
  },
  rulesFor: (options) => prepare(options).rules,
  readScript: (options, stream, raw) => readResults(scriptable(prepare(options).kit), stream, raw),
  options: OPTIONS,
  catalogue,
  odds: (options, board) => oddsOf(ATTACKS, prepare(options).kit, board),
  tell: (options, event, board, answer) => tell(prepare(options).kit, event, board, answer),
  tellChoice: (options, choice, board) => tellChoice(prepare(options).kit, board, choice),
  tellPick: (options, choice, pick, board) => tellPick(prepare(options).kit, board, choice, pick),
  sortPick: (options, choice, pick, board) => sortPick(prepare(options).kit, board, choice, pick),
  tellOdds: (options, choice, pick, board) =>
    choice.kind === 'act' ? tellOdds(prepare(options).kit, board, choice.person, pick) : undefined,
  overview: (options, board) => overview(prepare(options).kit, board),
  figures: (options, moments) => figuresOf(prepare(options).kit, moments),
  luck: (options, moments) => luckIn(prepare(options).kit, moments),
  label: missionLabel,
  seatName: seatLabel,
  tellTime: (round) => ({ word: 'time', with: { round } }),
  progress: ({ round }) => ({ at: round }),
  rates: missionRates(BOX),
  achievements: {
    list: ACHIEVEMENT_GROUPS.flatMap(({ group, achievements }) =>
      achievements.map(({ id, counts, mission }) => ({
        id,
        group,
        ...(counts ? { wanted: counts.wanted } : {}),
        ...(mission === undefined ? {} : { only: { rate: 'mission', value: mission } }),
      })),
    ),
    earned(options, moments) {
      const tracker = achievementTracker(prepare(options).kit)
      for (const { event, board } of moments) tracker.see(event, board)
      return tracker.earned()
    },
  },
  lessons: async () => (await import('./lessons/index.ts')).LESSONS,
  ledger: LEDGER,
  daily: missionDaily<Western>(BOX, readDealt),
}
