import type { Refusal } from '@graveshift/kernel'

/** Reasons of this game alone. A feature adds its own; each has a sentence in the words (`refusal.<reason>`). */
const OWN_REFUSALS = ['not-most-people'] as const

export type OwnReason = (typeof OWN_REFUSALS)[number]

export function refuse(refused: OwnReason, rule: string): Refusal {
  return { refused, rule }
}
