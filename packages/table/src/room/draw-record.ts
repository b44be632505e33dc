import type { Drawn } from '@graveshift/kernel'
import type { RecordedLuck } from '../luck.ts'
import type { DrawRecord } from './entry.ts'

/** What goes beside a fact of the game. */
export function drawRecordOf({
  drawn,
  hash,
}: {
  readonly drawn: readonly Drawn[]
  readonly hash: string
}): DrawRecord {
  return drawn.length > 0 ? { drawn, hash } : { hash }
}

/** The next thing to be played again gets the luck that was written with it. */
export function expectLuck(luck: RecordedLuck, facts: DrawRecord | undefined): void {
  luck.expect(facts?.drawn ?? [], [])
}
