import {
  contentFor,
  countedTurn,
  createAchievementTracker,
  type Ending,
  type Event,
  type GearUp,
  hitBook,
  seatBook,
  sourceBook,
  turnBook,
  turningPoint,
} from '@graveshift/gear-up'
import { lineOfPlay, type Session } from '@graveshift/table'
import { earnedByPeople } from '../../../after/earned-by-people.ts'
import { NO_BOTS, type SeatBots } from '../../../bots/seat-bots.ts'
import { type GameSummary, SUMMARY_VERSION } from './game-summary.ts'

function endingOf(event: Event | undefined): Ending | undefined {
  if (event?.type === 'won') return { outcome: 'won' }
  if (event?.type !== 'lost') return undefined
  return event.why === 'death'
    ? { outcome: 'lost', why: 'death', seat: event.seat }
    : { outcome: 'lost', why: 'time' }
}

/** A finished game in figures, told from its log alone; undefined while it goes on. */
export function summarise(session: Session<GearUp>, bots: SeatBots = NO_BOTS): GameSummary | undefined {
  const { options, rules } = session
  const log = session.log()
  const line = lineOfPlay(log)
  const ending = endingOf(line.at(-1)?.events.findLast(({ type }) => type === 'won' || type === 'lost'))
  if (!ending) return undefined

  const content = contentFor(options)
  const tracker = createAchievementTracker(content, options)
  const turns = turnBook()
  const hits = hitBook()
  const sources = sourceBook()
  const seats = seatBook(options)
  for (const { event, board } of session.played()) {
    tracker.see(event, board)
    for (const { see } of [turns, hits, sources, seats]) see(event, board, content)
  }
  const { board: begun } = rules.begin(options)
  const ended = session.state.board
  const start = begun.seats.map(({ health }) => health)
  return {
    version: SUMMARY_VERSION,
    id: log.at(-1)?.link ?? '',
    survivors: options.survivors,
    leader: options.leader,
    boss: options.boss,
    difficulty: options.difficulty,
    ending,
    at: countedTurn(ended),
    start,
    turns: turns.turns(),
    sources: sources.sources(),
    seats: seats.seats(content, begun, ended),
    hits: hits.best(),
    turning: turningPoint(ending, start, turns.turns()),
    earned: earnedByPeople(tracker.earned(), session.help, bots, options.survivors.length),
    marks: tracker.reached(),
    decisions: line.length - 1,
    ...(session.help.length > 0 ? { help: session.help } : {}),
  }
}
