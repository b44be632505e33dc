import type { Game, LessonStep, WantedAnswer } from '@graveshift/kernel'
import { type BatchOf, type CommandBatch, isCommand, isUndo } from '@graveshift/table'

/** Commands that hold: what was taken back is as if it had never been. */
export function commandsIn(log: readonly BatchOf<Game>[]): CommandBatch[] {
  const made: CommandBatch[] = []
  for (const batch of log) {
    if (isUndo(batch)) while ((made.at(-1)?.seq ?? 0) > batch.undo) made.pop()
    else if (isCommand(batch)) made.push(batch)
  }
  return made
}

/**
 * Where in a lesson one is: behind everything done, and behind what was read after that. Taking something back leads
 * back to where it is to be done; doing the next thing passes over what was not read.
 */
export function stepAt(steps: readonly LessonStep[], made: number, read: ReadonlySet<string>): number {
  let at = 0
  let done = 0
  steps.forEach(({ want }, index) => {
    if (!want || done >= made) return
    done++
    at = index + 1
  })
  // The last step stays: nothing comes after it.
  while (at < steps.length - 1 && !steps[at]?.want && read.has(steps[at]?.id ?? '')) at++
  return at
}

/** What is to be done next, perhaps after something to be read. */
export function wantedFrom(steps: readonly LessonStep[], at: number): WantedAnswer | undefined {
  return steps.slice(at).find(({ want }) => want)?.want
}
