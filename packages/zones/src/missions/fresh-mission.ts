import { NONE } from '../board.ts'
import type { DoorBoard } from '../features/doors/doors.ts'
import type { Mission } from './compile.ts'
import { OBJECTIVE } from './goals/tokens.ts'
import type { MissionBoard } from './mission-game.ts'

/** What a mission brings to the board before the first card is dealt: colored spawn zones sleep (Z2-ZOM-07). */
export const freshMission = ({
  objectives,
  spawns,
}: Mission): Pick<MissionBoard, 'asleep' | 'tally'> & {
  tokens: (MissionBoard['tokens'][number] & { readonly kind: typeof OBJECTIVE })[]
} => ({
  tokens: objectives.map(({ zone, colour }) => ({ kind: OBJECTIVE, zone, colour, by: NONE })),
  asleep: spawns.reduce((bits, { colour }, index) => (colour === 'red' ? bits : bits | (1 << index)), 0),
  tally: {},
})

/**
 * Doors before the game. A building counts as opened that has an open door, and where those are spared also one that
 * survivors begin in (Z2-OPT-04).
 */
export const freshDoors = (
  { board: { buildings }, start, open, locked }: Pick<Mission, 'board' | 'start' | 'open' | 'locked'>,
  isSpared: boolean,
): Pick<DoorBoard, 'doors' | 'opened' | 'locked'> => ({
  doors: open,
  opened: buildings.reduce((bits, { rooms, doors }, index) => {
    const spared = isSpared && start.some((zone) => rooms.includes(zone))
    return (doors & open) !== 0 || spared ? bits | (1 << index) : bits
  }, 0),
  locked: locked.blue | locked.green,
})
