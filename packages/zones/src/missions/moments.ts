import { bitCount, has, type Table } from '@graveshift/kernel'
import { NONE } from '../board.ts'
import { LEVELS, type Level } from '../content/types.ts'
import { OBJECTIVE } from './goals/tokens.ts'
import type { DoorMissionGame, MissionBoard, MissionKit } from './mission-game.ts'
import type { Moment } from './plan.ts'
import type { LintFacts } from './requirements.ts'
import type { MissionRule } from './rule.ts'

type DoorMissionKit = MissionKit<DoorMissionGame>

const levelOf = (level: Level): number => LEVELS.indexOf(level)

const objectivesTaken = ({ tokens }: MissionBoard): number =>
  tokens.filter(({ kind, by }) => kind === OBJECTIVE && by !== NONE).length

/** Doors that were opened in play. */
const doorsOpened = ({ mission }: Pick<MissionKit, 'mission'>, { doors }: MissionBoard): number =>
  bitCount(doors & ~mission.open)

const atLevel = ({ people }: MissionBoard, level: number): number =>
  people.filter((person) => person.seat !== NONE && person.level >= level).length

/** Whether a moment has come. */
export function hasCome(kit: Pick<MissionKit, 'mission'>, board: MissionBoard, when: Moment): boolean {
  if (has(when, 'round')) return board.round > when.round
  if (has(when, 'objectives')) return objectivesTaken(board) >= when.objectives
  if (has(when, 'doors')) return doorsOpened(kit, board) >= when.doors
  return atLevel(board, levelOf(when.level)) > 0
}

/** Whether it comes in some game of a mission. */
export function canCome({ mission, lastRound }: LintFacts, when: Moment): boolean {
  const { objectives, board } = mission
  if (has(when, 'round')) return when.round > 0 && when.round <= lastRound
  if (has(when, 'objectives')) return when.objectives <= objectives.length
  if (has(when, 'doors')) return when.doors <= board.doors.length
  return true
}

/** A rule that does something once, at a moment. */
export function atMoment(
  when: Moment,
  run: (kit: DoorMissionKit, table: Table<DoorMissionGame>) => void,
): MissionRule<DoorMissionGame, DoorMissionKit> {
  if (has(when, 'round'))
    return {
      roundEnds(kit, table) {
        if (table.board.round === when.round) run(kit, table)
      },
    }
  return {
    after: {
      on: ['tokenTaken', 'doorOpened', 'levelled'],
      run: (kit, table, event) => {
        if (comesWith(kit, table.board, when, event)) run(kit, table)
      },
    },
  }
}

/** Whether it is the event that just happened that a moment comes with. */
function comesWith(
  kit: DoorMissionKit,
  board: MissionBoard,
  when: Moment,
  event: DoorMissionGame['event'],
): boolean {
  if (has(when, 'objectives'))
    return (
      event.type === 'tokenTaken' &&
      board.tokens[event.token]?.kind === OBJECTIVE &&
      objectivesTaken(board) === when.objectives
    )
  if (has(when, 'doors')) return event.type === 'doorOpened' && doorsOpened(kit, board) === when.doors
  if (!has(when, 'level') || event.type !== 'levelled') return false
  const level = levelOf(when.level)
  // Later laps of the tracker reach red again.
  const first = (board.people[event.person]?.laps ?? 0) <= 1
  return event.level === level && first && atLevel(board, level) === 1
}
