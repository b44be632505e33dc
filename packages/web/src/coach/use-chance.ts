import type { Played } from '@graveshift/bots'
import { useEffect, useState } from 'react'
import { askBot } from '../bots/ask-bot.ts'
import type { CalmTable } from '../games/gear-up/table/table-state.ts'
import { knownOf, lookCloser } from './look-closer.ts'

/** What the game promises from here; better known from one moment to the next, while nothing happens. */
export function useChance(
  { session, seq, busy, acting }: Pick<CalmTable, 'session' | 'seq' | 'busy' | 'acting'>,
  isOver: boolean,
): Played | undefined {
  // What was true a moment ago is shown until more is known: nothing flickers.
  const [known, setKnown] = useState(() => knownOf(session))
  useEffect(() => {
    if (busy || isOver) return undefined
    let isWanted = true
    const { options, state } = session
    const play = (from: number, games: number) =>
      askBot({ ask: 'chance', options, state, seat: acting, from, games })
    // Without the worker there are no odds; the game goes on.
    lookCloser(session, seq, play, setKnown, () => isWanted).catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [session, seq, busy, acting, isOver])
  return known
}
