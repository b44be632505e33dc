import type { Refusal } from '@graveshift/kernel'

/** Every reason Gear Up refuses an answer with, besides the kernel's own. Each has a sentence in the words. */
export const REFUSALS = [
  'already-crossed',
  'ammo-not-boss',
  'ammo-own-street',
  'another-target-needed',
  'armor-saves-life',
  'body-dead',
  'boss-elsewhere',
  'boss-untouchable',
  'cannot-push',
  'companion-not-between',
  'companion-not-ready',
  'mouth-closed',
  'must-pay',
  'no-ammo',
  'no-armor',
  'no-second-activation',
  'no-such-seat',
  'no-sweep',
  'not-a-companion-turn',
  'not-an-answer',
  'not-in-tray',
  'not-the-shape',
  'not-the-split',
  'not-touching',
  'nothing-to-pay',
  'outside-spaces',
  'sweep-targets',
  'target-gone',
  'target-not-in-reach',
  'target-too-far',
  'too-much-armor',
  'upgrade-complete',
  'weapon-spent',
] as const

type RefusalReason = (typeof REFUSALS)[number]

/** A refusal with the rule that asks for it and the figures its sentence needs. */
export function refuse(
  refused: RefusalReason,
  rule: string,
  figures?: Readonly<Record<string, number>>,
): Refusal {
  return figures ? { refused, rule, with: figures } : { refused, rule }
}
