import { NONE } from '../board.ts'
import type { DoorBoard } from '../features/doors/doors.ts'
import type { MissionBoard } from '../missions/mission-game.ts'

/** What never goes back in a game with missions and did: taken tokens, adrenaline, own skills, time. */
export function missionWentBack(before: MissionBoard, after: MissionBoard): string | undefined {
  if (after.asleep & ~before.asleep) return 'a spawn zone fell asleep'
  for (const [index, { by, zone }] of before.tokens.entries()) {
    const now = after.tokens[index]
    if (!now || now.zone !== zone) return `token ${index} was moved`
    if (by !== NONE && now.by !== by) return `token ${index} came back`
  }
  for (const [index, old] of before.people.entries()) {
    const now = after.people[index]
    if (now?.id !== old.id || now.seat !== old.seat) return `${old.id} is another one`
    if (now.laps < old.laps || (now.laps === old.laps && now.points < old.points))
      return `${old.id} lost adrenaline`
    if (now.own < old.own) return `${old.id} forgot a skill`
    if (old.zone === NONE && now.zone !== NONE) return `${old.id} came back`
  }
  return after.round < before.round ? 'time went back' : undefined
}

/** A door that was closed or locked, or a building. */
export function doorsWentBack(before: DoorBoard, after: DoorBoard): string | undefined {
  if (before.doors & ~after.doors) return 'a door was closed'
  if (before.opened & ~after.opened) return 'a building was closed'
  return after.locked & ~before.locked ? 'a door was locked' : undefined
}
