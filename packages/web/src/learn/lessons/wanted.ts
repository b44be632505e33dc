import { type Choice, isRecord, type Json, type WantedAnswer } from '@graveshift/kernel'

// Lessons are written down, and so are the answers that they wait for.

const hasAll = (written: Json, wanted: Readonly<Record<string, Json>>): boolean =>
  isRecord(written) &&
  Object.entries(wanted).every(([field, value]) => JSON.stringify(written[field]) === JSON.stringify(value))

/** Whether the lesson itself would give this answer, of all that fit. */
export const isRather = ({ rather = {} }: WantedAnswer, written: Json): boolean => hasAll(written, rather)

/** Whether a step waits for this answer to this question. */
export function fits(want: WantedAnswer, choice: Pick<Choice, 'seat' | 'kind'>, written: Json): boolean {
  if (choice.seat !== want.seat || choice.kind !== want.choice || !hasAll(written, want.pick)) return false
  const raw = isRecord(written) ? written : {}
  const marked = String(raw.squares ?? raw.square ?? '').split(' ')
  if (want.count !== undefined && marked.length !== want.count) return false
  return want.covers === undefined || want.covers.split(' ').every((square) => marked.includes(square))
}
