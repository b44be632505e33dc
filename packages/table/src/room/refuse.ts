import type { Refusal } from '@graveshift/kernel'

/** Why the table, not the game, says no. Each reason has its words. */
export const TABLE_REASONS = [
  'already-agreed',
  'already-here',
  'bad-options',
  'budget-spent',
  'damaged-table',
  'game-goes-on',
  'host-decides',
  'luck-is-drawn',
  'name-taken',
  'no-bots-here',
  'no-change',
  'no-drawing',
  'no-game',
  'no-such-person',
  'no-such-proposal',
  'no-such-seat',
  'no-such-table',
  'nonce-used',
  'not-absent',
  'not-allowed',
  'not-over',
  'not-ready',
  'not-your-seat',
  'nothing-to-reclaim',
  'other-rules',
  'person-needed',
  'seat-empty',
  'seat-taken',
  'table-away',
  'table-closed',
  'table-full',
  'table-locked',
  'team-decides',
  'too-many-proposals',
  'too-soon',
  'undo-needs-consent',
  'wrong-nonce',
] as const

export type TableReason = (typeof TABLE_REASONS)[number]

export function refuse(refused: TableReason, values?: Refusal['with']): Refusal {
  return values ? { refused, rule: 'TABLE', with: values } : { refused, rule: 'TABLE' }
}
