import type { GameLabel, GameProgress } from '../../store/game-entry.ts'

const TURNS = 18
const TURNS_A_ROUND = TURNS / 2

/** What the list of saved games shows of a table of Gear Up. */
export const labelOf = (survivors: readonly string[], boss: string, difficulty: string): GameLabel => ({
  survivors,
  against: { word: `boss.${boss}.name` },
  about: [{ word: `difficulty.${difficulty}` }],
})

export const progressAt = (round: number, turn: number): GameProgress => ({
  at: (round - 1) * TURNS_A_ROUND + turn,
  of: TURNS,
  time: { word: 'time', with: { round: Math.max(1, round), turn } },
})

/** Entries that name survivors, boss, round and turn: this was the only game then. */
export function oldEntry({ survivors, boss, difficulty, round, turn }: Readonly<Record<string, unknown>>) {
  return {
    label: labelOf(Array.isArray(survivors) ? survivors.map(String) : [], String(boss), String(difficulty)),
    progress: progressAt(Number(round), Number(turn)),
  }
}
