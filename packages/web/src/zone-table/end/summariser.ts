import type { Earned, Game, GameModule, Json, Moment } from '@graveshift/kernel'
import { lineOfPlay, type Session } from '@graveshift/table'
import { type MissionKit, type MissionSetup, missionId, StoryBook } from '@graveshift/zones/missions'
import { earnedByPeople } from '../../after/earned-by-people.ts'
import { NO_BOTS, type SeatBots } from '../../bots/seat-bots.ts'
import type { ZoneBoard } from '../table/zone-face.ts'
import { MISSION_SUMMARY_VERSION, type MissionSummary } from './mission-summary.ts'

/** A game whose boards are those of missions. */
export interface SummedGame extends Game {
  board: Game['board'] & ZoneBoard
  options: Game['options'] & MissionSetup<object>
}

/** Follows a game for what can be earned in it. */
export interface Tracker<G extends Game> {
  see(event: G['event'], board: G['board']): void
  earned(): readonly Earned[]
  reached(): Readonly<Record<string, number>>
}

interface Told<G extends Game, K> {
  kitFor(options: G['options']): K
  achievementTracker(kit: K): Tracker<G>
}

/** A finished game in figures, told from its log alone; undefined while it goes on. */
export const summariser =
  <G extends SummedGame, K extends object>({ kitFor, achievementTracker }: Told<G, K>) =>
  (session: Session<G>, bots: SeatBots = NO_BOTS): MissionSummary | undefined => {
    const { options, state, outcome, help } = session
    const module: GameModule<G> = session.module
    if (outcome === undefined) return undefined
    const kit = kitFor(options)
    const tracker = achievementTracker(kit)
    // Kits and boards of one game are handed only to each other.
    const book = new StoryBook(kit as object as MissionKit)
    for (const moment of session.played() as Iterable<Moment<G>>) {
      tracker.see(moment.event, moment.board)
      book.see(moment)
    }
    const log = session.log()
    const { teams, mission } = options
    return {
      version: MISSION_SUMMARY_VERSION,
      id: log.at(-1)?.link ?? '',
      survivors: teams.map(([first = '']) => first),
      ending: { outcome },
      at: state.board.round,
      earned: earnedByPeople(tracker.earned(), help, bots, teams.length),
      marks: tracker.reached(),
      story: book.story(state.board),
      mission: missionId(mission),
      options: options as Json,
      decisions: lineOfPlay(log).length - 1,
      rates: Object.fromEntries((module.rates ?? []).map(({ id, of }) => [id, of(options)])),
      ...(help.length > 0 ? { help } : {}),
    }
  }
