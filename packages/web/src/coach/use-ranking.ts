import { useEffect, useState } from 'react'
import { askBot } from '../bots/ask-bot.ts'
import type { RankAnswer } from '../bots/bot-message.ts'
import type { CalmTable } from '../games/gear-up/table/table-state.ts'

/** So many of the best answers are shown. */
const MOST = 5

interface Asked {
  readonly key: string
  readonly ranking: RankAnswer
}

/** The best answers to the question in front; what was said about another question is not shown. */
export function useRanking(
  { session, seq, choice, acting }: Pick<CalmTable, 'session' | 'seq' | 'choice' | 'acting'>,
  goal: string | undefined,
): { readonly ranking: RankAnswer | undefined; readonly isThinking: boolean } {
  const [asked, setAsked] = useState<Asked>()
  const key = choice ? `${seq} ${choice.id} ${goal ?? ''}` : undefined
  useEffect(() => {
    if (!choice || key === undefined) return undefined
    let isWanted = true
    const { options, state } = session
    askBot({ ask: 'rank', options, state, choice, seat: acting, goal, given: undefined, most: MOST })
      .then((ranking) => isWanted && setAsked({ key, ranking }))
      // Without the worker there is no coach; the game goes on.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [session, choice, acting, goal, key])
  const ranking = asked?.key === key ? asked?.ranking : undefined
  return { ranking, isThinking: key !== undefined && !ranking }
}
