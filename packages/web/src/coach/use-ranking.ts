import { nameOfRules } from '@graveshift/games'
import type { Choice, Json } from '@graveshift/kernel'
import { useEffect, useState } from 'react'
import { askBot } from '../bots/ask-bot.ts'
import type { RankAnswer } from '../bots/bot-message.ts'
import { type PresentState, stateAt } from '../bots/state-at.ts'

/** What the coach looks at: a table of any game, and the question in front. */
export interface TableAtQuestion {
  readonly session: PresentState & {
    readonly module: { readonly id: string }
    readonly options: Json
  }
  readonly seq: number
  readonly busy: boolean
  readonly choice: Choice | undefined
  readonly acting: number
}

/** So many of the best answers are shown. */
const MOST = 5

/** What came of a question. */
interface Came {
  readonly key: string
  readonly ranking: RankAnswer | 'failed'
}

interface Ranking {
  readonly ranking: RankAnswer | undefined
  readonly isThinking: boolean
  readonly hasFailed: boolean
  again(): void
}

/** The best answers to the question in front; what was said about another question is not shown. */
export function useRanking(
  { session, seq, choice, acting }: TableAtQuestion,
  goal: string | undefined,
): Ranking {
  const [last, setCame] = useState<Came>()
  const key = choice ? `${seq} ${choice.id} ${goal ?? ''}` : undefined
  const came = last?.key === key ? last?.ranking : undefined
  const hasFailed = came === 'failed'
  useEffect(() => {
    const state = stateAt(session, seq)
    if (!state || !choice || key === undefined || hasFailed) return undefined
    const unwanted = new AbortController()
    const { signal } = unwanted
    const { options, module } = session
    const question = { options, state, choice, seat: acting, goal, given: undefined, most: MOST }
    askBot(nameOfRules(module), { ask: 'rank', ...question }, signal)
      .then((ranking) => setCame({ key, ranking }))
      .catch(() => signal.aborted || setCame({ key, ranking: 'failed' }))
    return () => unwanted.abort()
  }, [session, seq, choice, acting, goal, key, hasFailed])
  return {
    ranking: hasFailed ? undefined : came,
    isThinking: key !== undefined && came === undefined,
    hasFailed,
    again: () => setCame(undefined),
  }
}
