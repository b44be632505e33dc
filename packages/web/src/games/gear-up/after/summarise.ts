import {
  type Board,
  contentFor,
  createAchievementTracker,
  dashboardOf,
  type Earned,
  type Event,
  type GearUp,
} from '@graveshift/gear-up'
import { nth, sizeOf } from '@graveshift/kernel'
import { type Help, lineOfPlay, type Session } from '@graveshift/table'
import { NO_BOTS, type SeatBots } from '../../../bots/seat-bots.ts'
import { hitBook } from './big-hits.ts'
import type { Ending, GameSummary, SeatFigures } from './game-summary.ts'
import { sourceBook } from './source-figures.ts'
import { countedTurn, turnBook } from './turn-figures.ts'
import { turningPoint } from './turning-point.ts'
import type { Witness } from './witness.ts'

function endingOf(event: Event | undefined): Ending | undefined {
  if (event?.type === 'won') return { outcome: 'won' }
  if (event?.type !== 'lost') return undefined
  return event.why === 'death'
    ? { outcome: 'lost', why: 'death', seat: event.seat }
    : { outcome: 'lost', why: 'time' }
}

/** What people earned: not what a bot's seat did, and nothing where no person is known to have played. */
function earnedByPeople(
  earned: readonly Earned[],
  help: readonly Help[],
  bots: SeatBots,
  seats: number,
): readonly Earned[] {
  if (!help.includes('bots')) return earned
  const isPersons = (seat: number) => bots.length > 0 && bots[seat] === undefined
  const someone = Array.from({ length: seats }, (_, seat) => seat).some(isPersons)
  return earned.filter(({ seat }) => (seat === undefined ? someone : isPersons(seat)))
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
  const kills = options.survivors.map(() => 0)
  const crossed = options.survivors.map(() => 0)
  const seen: Witness = (event) => {
    if (event.type === 'killed') kills[event.by] = (kills[event.by] ?? 0) + 1
    if (event.type === 'crossed' || event.type === 'ringCleared')
      crossed[event.seat] = (crossed[event.seat] ?? 0) + sizeOf(event.lo, event.hi)
  }
  for (const { event, board } of session.played()) {
    tracker.see(event, board)
    for (const see of [turns.see, hits.see, sources.see, seen]) see(event, board, content)
  }
  const { board: begun } = rules.begin(options)
  const ended = session.state.board
  const start = begun.seats.map(({ health }) => health)
  const seatFigures = (board: Board): SeatFigures[] =>
    board.seats.map((seat, index) => ({
      survivor: options.survivors[index] ?? '',
      kills: kills[index] ?? 0,
      crossed: crossed[index] ?? 0,
      // Preferred weapons start with upgrades: only what was added counts.
      upgrades: seat.upgrades.reduce(
        (sum, level, weapon) => sum + level - nth(nth(begun.seats, index).upgrades, weapon),
        0,
      ),
      health: seat.health,
      of: dashboardOf(content, board, index).health,
      armorUsed: seat.armor.used,
      ammoUsed: seat.ammo.used,
    }))
  return {
    version: 1,
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
    seats: seatFigures(ended),
    hits: hits.best(),
    turning: turningPoint(ending, start, turns.turns()),
    earned: earnedByPeople(tracker.earned(), session.help, bots, options.survivors.length),
    marks: tracker.reached(),
    decisions: line.length - 1,
    ...(session.help.length > 0 ? { help: session.help } : {}),
  }
}
