import {
  type Choice,
  contentFor,
  type GearUp,
  type HitChoice,
  type HitPreview,
  isHitPick,
  type Pick,
  previewHit,
} from '@graveshift/gear-up'
import type { Refusal } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import type { Tool } from './tools.ts'

// Whether something is legal is never decided here: these only ask the rules.

export type GearUpSession = Session<GearUp>

/** Legal, or legal as soon as it is said what pays for it. */
export function isAllowed(refusal: Refusal | undefined): boolean {
  return refusal === undefined || refusal.refused === 'must-pay'
}

/** What an answer would bring; undefined for answers that draw nothing. */
export function preview(session: GearUpSession, choice: Choice, pick: Pick): HitPreview | undefined {
  if (!isHitPick(choice, pick)) return undefined
  return previewHit(contentFor(session.options), session.state.board, choice as HitChoice, pick)
}

/** Sweeps that may be started, each as its targets. */
export function sweepsOf(
  session: GearUpSession,
  choice: Choice,
  { sweep, companion }: Tool,
): readonly (readonly number[])[] {
  // Within a sweep each target is asked for by itself.
  if (sweep === 'none' || choice.kind === 'sweep') return []
  const picks = session.rules.choices[choice.kind].list(session.state.board, choice as never)
  return picks.flatMap((pick) => (pick.do === 'sweep' && pick.companion === companion ? [pick.targets] : []))
}

/** Whether an answer turns up cards, so that it cannot be taken back. */
export function wouldReveal(session: GearUpSession, choice: Choice, pick: Pick): boolean {
  return session.reveals(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick)
}
