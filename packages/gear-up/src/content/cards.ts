import type { BossCardData, Letter, TurnCardData } from './types.ts'

export const TURN_CARDS: readonly TurnCardData[] = [
  { id: 'blue-still', colour: 'blue', speed: 'none', companion: false },
  { id: 'yellow-all', colour: 'yellow', speed: 'all', companion: false },
  { id: 'red-fast', colour: 'red', speed: 'fast', companion: false },
  { id: 'green-still', colour: 'green', speed: 'none', companion: false },
  { id: 'red-slow', colour: 'red', speed: 'slow', companion: false },
  { id: 'green-fast-companion', colour: 'green', speed: 'fast', companion: true },
  { id: 'green-slow', colour: 'green', speed: 'slow', companion: false },
  { id: 'blue-slow-companion', colour: 'blue', speed: 'slow', companion: true },
  { id: 'red-fast-companion', colour: 'red', speed: 'fast', companion: true },
  { id: 'blue-fast', colour: 'blue', speed: 'fast', companion: false },
]

export const SPAWN_CARDS: readonly Letter[] = ['a', 'a', 'a', 'b', 'b', 'c', 'c']

/** Icons resolve from left to right (GU-BOS-01). */
export const BOSS_CARDS: readonly BossCardData[] = [
  { id: 'p1-attack', phase: 1, copies: 1, icons: ['attack'] },
  { id: 'p1-skill-spawn', phase: 1, copies: 1, icons: ['skill', 'spawn-b'] },
  { id: 'p1-skill-attack', phase: 1, copies: 1, icons: ['skill', 'attack'] },
  { id: 'p2-special', phase: 2, copies: 2, icons: ['special-attack'] },
  { id: 'p2-skill-special', phase: 2, copies: 2, icons: ['skill', 'special-attack'] },
]
