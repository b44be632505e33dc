import { achievementTracker, kitFor, type SecondEdition } from '@graveshift/second-edition'
import { lineOfPlay, type Session } from '@graveshift/table'
import { missionId, StoryBook } from '@graveshift/zones/missions'
import { earnedByPeople } from '../../../after/earned-by-people.ts'
import { NO_BOTS, type SeatBots } from '../../../bots/seat-bots.ts'
import { MISSION_SUMMARY_VERSION, type MissionSummary } from '../../../zone-table/end/mission-summary.ts'

/** A finished game in figures, told from its log alone; undefined while it goes on. */
export function summarise(
  session: Session<SecondEdition>,
  bots: SeatBots = NO_BOTS,
): MissionSummary | undefined {
  const { module, options, state, outcome, help } = session
  if (outcome === undefined) return undefined
  const kit = kitFor(options)
  const tracker = achievementTracker(kit)
  const book = new StoryBook(kit)
  for (const moment of session.played()) {
    tracker.see(moment.event, moment.board)
    book.see(moment)
  }
  const log = session.log()
  const seats = options.teams.length
  return {
    version: MISSION_SUMMARY_VERSION,
    id: log.at(-1)?.link ?? '',
    survivors: options.teams.map(([first = '']) => first),
    ending: { outcome },
    at: state.board.round,
    earned: earnedByPeople(tracker.earned(), help, bots, seats),
    marks: tracker.reached(),
    story: book.story(state.board),
    mission: missionId(options.mission),
    options,
    decisions: lineOfPlay(log).length - 1,
    rates: Object.fromEntries((module.rates ?? []).map(({ id, of }) => [id, of(options)])),
    ...(help.length > 0 ? { help } : {}),
  }
}
