import { type Choice, isRecord, type Json, type WantedAnswer } from '@graveshift/kernel'

const hasAll = (pick: Json, wanted: Readonly<Record<string, Json>>): boolean =>
  isRecord(pick) &&
  Object.entries(wanted).every(([field, value]) => JSON.stringify(pick[field]) === JSON.stringify(value))

/** What the lesson itself would answer, of all the answers that fit. */
export function example({ rather = {} }: WantedAnswer, picks: readonly Json[]): Json | undefined {
  return picks.find((pick) => hasAll(pick, rather)) ?? picks[0]
}

/** Whether a step waits for this answer to this question. */
export function fits(want: WantedAnswer, choice: Pick<Choice, 'seat' | 'kind'>, pick: Json): boolean {
  if (choice.seat !== want.seat || choice.kind !== want.choice || !hasAll(pick, want.pick)) return false
  const raw = isRecord(pick) ? pick : {}
  const marked = String(raw.squares ?? raw.square ?? '').split(' ')
  if (want.count !== undefined && marked.length !== want.count) return false
  return want.covers === undefined || want.covers.split(' ').every((square) => marked.includes(square))
}
