import type { Board } from './board.ts'

export function seatCount({ setup }: Board): number {
  return setup.teams.length
}
