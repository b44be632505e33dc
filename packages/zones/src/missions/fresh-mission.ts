import { NONE } from '../board.ts'
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
