import type { GameRecord } from '@graveshift/table'

/** The seed of a game that was dealt from one seed from beginning to end, so that it can be dealt again. */
export function seedOf({ chance }: Pick<GameRecord, 'chance'>): string | undefined {
  return chance.length === 1 ? chance[0]?.seed : undefined
}
