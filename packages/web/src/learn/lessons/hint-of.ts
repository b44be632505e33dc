import { isRecord, type LessonStep, squareFromName } from '@graveshift/kernel'
import type { LessonStore } from './lesson-store.ts'

/** What a hint lights on the table; nothing where the answer is a button. */
export interface HintPlace {
  readonly target: number
  readonly squares: readonly number[]
}

/** The squares of an answer that a step waits for: the one its hint tells of, or the first. */
export function hintOf(store: LessonStore, step: LessonStep | undefined): HintPlace | undefined {
  if (!step?.want) return undefined
  for (const choice of store.snapshot().open)
    for (const pick of store.picks(choice)) {
      const written = store.session.shown(choice, pick)
      const raw = isRecord(written) ? written : {}
      const names = String(raw.squares ?? raw.square ?? '')
      if (names === '' || typeof raw.target !== 'number') continue
      if (step.hint !== undefined && step.hint !== names) continue
      return { target: raw.target, squares: names.split(' ').flatMap((name) => squareFromName(name) ?? []) }
    }
  return undefined
}
