import type { MissionGoal } from './goal.ts'
import { OBJECTIVE, tokensLeft } from './goals/tokens.ts'
import type { MissionBoard, MissionKit } from './mission-game.ts'
import { areGifts } from './wanted.ts'

/** Where a goal that is not met wants somebody; those that come last are looked at last. */
function placesFor(kit: MissionKit, board: MissionBoard, { kind, data }: MissionGoal, into: number[]): void {
  if (kind.wanted?.places) kind.wanted.places(kit, board, into, data)
  else if (kit.aims.wantedCards().size > 0 && areGifts(kit)) tokensLeft(board, OBJECTIVE, into)
}

/** Where everybody shall be in the end. */
export function lastPlaces(kit: MissionKit, board: MissionBoard): readonly number[] {
  for (const { kind, data } of kit.goals) {
    const places = kind.wanted?.lastPlaces?.(kit, board, data)
    if (places) return places
  }
  const { exit } = kit.mission
  return exit === undefined ? [] : [exit]
}

/** Where the team is wanted next: what lies there to be taken, who waits there; then where all shall be in the end. */
export function focusOf(kit: MissionKit, board: MissionBoard): readonly number[] {
  const zones: number[] = []
  let ready = true
  for (const goal of kit.goals) {
    const { kind, data } = goal
    if (kind.last || kind.met(kit, board, data)) continue
    placesFor(kit, board, goal, zones)
    ready &&= kind.wanted?.onTheWay === true
  }
  return zones.length === 0 && ready ? lastPlaces(kit, board) : zones
}
