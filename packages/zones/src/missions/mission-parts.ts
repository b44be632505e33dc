import { emit, isOver } from '../emit.ts'
import { followersOf } from '../features/companions/companions.ts'
import { isCompanion, personAt } from '../people.ts'
import { judging, settle } from './judge.ts'
import type { MissionKit } from './mission-game.ts'

type Part =
  | 'map'
  | 'startZones'
  | 'spawnZones'
  | 'isAsleep'
  | 'moreSpawns'
  | 'phaseBegins'
  | 'roundEnds'
  | 'roundOver'
  | 'watched'
  | 'acts'
  | 'after'
  | 'settle'
  | 'turnOver'
  | 'mayFall'
  | 'eliminated'
  | 'followers'

/** What a mission with its rules says of a game; the rest of the kit is not there yet when this is made. */
export function missionParts(
  { mission, rules }: Pick<MissionKit, 'mission' | 'rules'>,
  kitLater: () => MissionKit,
): Pick<MissionKit, Part> {
  // Z2-CMP-01: unless the mission says otherwise.
  const companionsMayFall = rules.some((rule) => rule.companionsMayFall === true)
  const spawns = mission.spawns.map(({ zone }) => zone)
  const moving = rules.filter(({ spawnAt }) => spawnAt)
  const phased = rules.filter(({ phaseBegins }) => phaseBegins)
  return {
    map: mission.board,
    startZones: mission.start,
    spawnZones: (board) =>
      moving.length === 0
        ? spawns
        : spawns.map((zone, spawn) => {
            for (const rule of moving) {
              const moved = rule.spawnAt?.(kitLater(), board, spawn)
              if (moved !== undefined) return moved
            }
            return zone
          }),
    isAsleep: ({ asleep }, spawn) => (asleep & (1 << spawn)) !== 0,
    moreSpawns: (board) => rules.flatMap((rule) => rule.spawns?.(kitLater(), board) ?? []),
    phaseBegins(table, phase) {
      for (const rule of phased) if (!isOver(table)) rule.phaseBegins?.(kitLater(), table, phase)
    },
    roundEnds(table) {
      for (const rule of rules) if (!isOver(table)) rule.roundEnds?.(kitLater(), table)
    },
    roundOver(table) {
      for (const rule of rules) if (!isOver(table)) rule.roundOver?.(kitLater(), table)
    },
    watched: rules.flatMap(({ watched = [] }) => watched),
    acts(table, zone) {
      for (const rule of rules) if (rule.watched?.includes(zone)) rule.acts?.(kitLater(), table, zone)
    },
    after: judging(kitLater),
    settle: (table) => settle(kitLater(), table),
    turnOver: (table, person) => table.push({ kind: 'leave', at: 'ask', person }),
    mayFall: (board, person) => companionsMayFall && isCompanion(personAt(board, person)),
    eliminated(table, person) {
      if (kitLater().mayFall(table.board, person)) {
        emit(kitLater(), table, { type: 'eliminated', person })
        return
      }
      // Lost before the mission looks: with nobody left on the board everybody would have left it.
      table.emit({ type: 'eliminated', person })
      emit(kitLater(), table, { type: 'lost', why: 'eliminated', person })
    },
    followers: followersOf,
  }
}
