import type { Played } from '@graveshift/bots'
import { nameOfRules } from '@graveshift/games'
import { useEffect, useState } from 'react'
import { askBot } from '../bots/ask-bot.ts'
import { stateAt } from '../bots/state-at.ts'
import { knownOf, lookCloser } from './look-closer.ts'
import type { TableAtQuestion } from './use-ranking.ts'

/** What the game promises from here; better known from one moment to the next, while nothing happens. */
export function useChance(
  { session, seq, busy, acting }: TableAtQuestion,
  isOver: boolean,
): { readonly played: Played | undefined; readonly hasFailed: boolean; again(): void } {
  // What was true a moment ago is shown until more is known: nothing flickers.
  const [played, setPlayed] = useState(() => knownOf(session))
  const [failed, setFailed] = useState<number>()
  useEffect(() => {
    const state = stateAt(session, seq)
    if (!state || busy || isOver || failed === seq) return undefined
    const unwanted = new AbortController()
    const { signal } = unwanted
    const { options, module } = session
    const play = (from: number, games: number) =>
      askBot(nameOfRules(module), { ask: 'chance', options, state, seat: acting, from, games }, signal)
    lookCloser(session, seq, play, setPlayed, signal).catch(() => signal.aborted || setFailed(seq))
    return () => unwanted.abort()
  }, [session, seq, busy, acting, isOver, failed])
  return { played, hasFailed: failed === seq, again: () => setFailed(undefined) }
}
