import type { Deed, Game } from '@graveshift/kernel'
import { isCommand, lineOfPlay } from '@graveshift/table'
import { useMemo } from 'react'
import type { GameView } from '../../store/game-view.ts'

/** More are not looked at again. */
const KEPT = 5
/** As many batches back at most. */
const BACK = 30

export interface Followed {
  /** What was done, the newest first. */
  readonly deeds: readonly Deed[]
  /** What somebody else did last, since one last decided anything oneself. */
  readonly trace: Deed | undefined
}

/** What has been done at a table as far as it has been shown, for those who follow the others. */
export function followed<G extends Game>(store: GameView<G>, seq: number, until: number): Followed {
  const line = lineOfPlay(store.session.log()).filter((batch) => batch.seq <= seq)
  const counting = new Set(line.slice(-BACK).map((batch) => batch.seq))
  const own = line.findLast((batch) => isCommand(batch) && store.isOwn(batch.seat))?.seq ?? -1
  const told = store
    .done(Math.max(0, seq - BACK))
    .filter(({ seq: at, deed }) => counting.has(at) && (at !== seq || deed.from < until))
  return {
    deeds: told
      .slice(-KEPT)
      .reverse()
      .map(({ deed }) => deed),
    trace: told.findLast(
      ({ seq: at, deed: { seat } }) => seat !== undefined && !store.isOwn(seat) && at > own,
    )?.deed,
  }
}

export function useFollowed<G extends Game>(store: GameView<G>, seq: number, until: number): Followed {
  const { session } = store
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is another game
  return useMemo(() => followed(store, seq, until), [store, session, seq, until])
}
