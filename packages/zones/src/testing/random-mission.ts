import { nth, type Random } from '@graveshift/kernel'
import type { MissionBox } from '../missions/setup.ts'
import { shareOut } from '../share-out.ts'

/** So many of these, none twice, in any order. */
export function some<T>(list: readonly T[], count: number, random: Random): T[] {
  const left = [...list]
  return Array.from({ length: Math.min(count, list.length) }, () =>
    nth(left.splice(random.below(left.length), 1), 0),
  )
}

/** Missions and seats go round by number; how many play, and who, is at random. */
export function randomMission(
  { missions, crew }: Pick<MissionBox<object>, 'missions' | 'crew'>,
  crews: readonly number[],
  seed: number,
  random: Random,
) {
  const seats = 1 + (seed % crew.mostSeats)
  const survivors = Math.max(seats, nth(crews, random.below(crews.length)))
  return {
    mission: nth(missions, seed % missions.length).id,
    teams: shareOut(some(crew.survivors, survivors, random), seats),
  }
}
