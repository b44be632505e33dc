import type { Played } from '@graveshift/bots'
import { useEffect, useState } from 'react'
import { askBot } from '../bots/ask-bot.ts'
import type { CalmTable } from '../table/gear-up/table-state.ts'

/** Games in one portion, so that nobody waits long in the worker, and in all: the more, the smaller the error. */
const PORTION = 25
const MOST = 400

/** How often the game is won from here; better known from one moment to the next, while nothing happens. */
export function useChance(
  { session, seq, busy, acting }: Pick<CalmTable, 'session' | 'seq' | 'busy' | 'acting'>,
  isOver: boolean,
): Played | undefined {
  const [known, setKnown] = useState<Played & { readonly seq: number }>()
  useEffect(() => {
    if (busy || isOver) return undefined
    let isWanted = true
    const { options, state } = session
    const look = async () => {
      for (let games = 0, wins = 0; isWanted && games < MOST; games += PORTION) {
        const more = await askBot({
          ask: 'chance',
          options,
          state,
          seat: acting,
          from: games,
          games: PORTION,
        })
        wins += more.wins
        if (isWanted) setKnown({ wins, games: games + PORTION, seq })
      }
    }
    // Without the worker there are no odds; the game goes on.
    look().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [session, seq, busy, acting, isOver])
  // What was true a moment ago is shown until more is known: nothing flickers.
  return known
}
