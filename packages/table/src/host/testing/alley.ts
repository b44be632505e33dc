import { type Game, type GameModule, isRecord } from '@graveshift/kernel'
import { TOY } from '@graveshift/kernel/testing'

/**
 * The kernel's toy game as a table plays it: dice, cards, team decisions and a step for all at once, at a fraction of
 * what a real game costs. Its cards are shown to everybody, so that its log may be.
 */
export const ALLEY = {
  id: 'alley',
  readOptions: (raw: unknown) => ({
    seats: isRecord(raw) ? Number(raw.seats) : 2,
    rounds: 12,
    horde: 6,
  }),
  readPosition: () => ({ fault: 'none', message: 'no positions' }),
  rulesFor: () => RULES,
  readScript: () => [],
  catalogue: () => null,
  odds: () => null,
  tell: (_options: unknown, { type }: { readonly type: string }) => ({ word: type }),
} as unknown as GameModule<Game>

const RULES = { ...TOY, open: true as const }
