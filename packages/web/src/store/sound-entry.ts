import { findFace } from '../games/registry.ts'
import type { GameEntry } from './game-entry.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether a list can show it. Other programs, and other versions of this one, write to the same storage. */
export function isSoundEntry(kept: unknown): kept is GameEntry {
  if (!isObject(kept)) return false
  const { id, game, created, updated, label, progress } = kept
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    findFace(game) !== undefined &&
    Number.isFinite(created) &&
    Number.isFinite(updated) &&
    isObject(label) &&
    Array.isArray(label.survivors) &&
    Array.isArray(label.about) &&
    isObject(label.against) &&
    isObject(progress) &&
    isObject(progress.time)
  )
}
