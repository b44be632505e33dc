import './coach.css'
import { type ChanceSource, chanceSource, errorsOf, estimateOf } from '@graveshift/bots'
import type { ReactNode } from 'react'
import { useChance } from '../../coach/use-chance.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useAnyTable } from '../table-state.ts'
import { NoAnswer } from './no-answer.tsx'

/** What a chance rests on, said beside it. */
const HOW = {
  measured: 'coach.odds.how',
  promised: 'coach.odds.how.promised',
  counted: 'coach.odds.how.counted',
} as const satisfies Readonly<Record<ChanceSource, string>>

const percent = (thousandths: number): number => Math.round(thousandths / 10)

/** How often the game is won from here, in a few words: what it rests on is said where there is room. */
export function OddsBrief() {
  useWordSet('coach')
  const table = useAnyTable()
  const { session } = table
  const { say } = useWords()
  const isOver = session.outcome !== undefined
  const { played, hasFailed } = useChance(table, isOver)
  if (isOver || hasFailed) return null
  const estimate = played && estimateOf(played, errorsOf(session.rules.judgement))
  return (
    <p className="odds-brief" aria-busy={!estimate}>
      {estimate
        ? say('coach.odds.brief', {
            percent: percent(estimate.mean),
            low: percent(estimate.low),
            high: percent(estimate.high),
          })
        : say('coach.thinking')}
    </p>
  )
}

/** How often the game is won from here, and what else the game can tell of what comes. */
export function Odds({ children }: { readonly children?: ReactNode }) {
  const table = useAnyTable()
  const { session } = table
  const { say } = useWords()
  const isOver = session.outcome !== undefined
  const { played, hasFailed, again } = useChance(table, isOver)
  if (isOver) return null
  if (hasFailed) return <NoAnswer text={say('coach.odds.failed')} again={again} />
  const { judgement } = session.rules
  const estimate = played && estimateOf(played, errorsOf(judgement))
  return (
    <div className="odds">
      <p className="odds-chance" aria-busy={!estimate}>
        {estimate ? (
          <>
            <span>{say('coach.odds.chance')}</span>
            <strong>{say('coach.odds.percent', { percent: percent(estimate.mean) })}</strong>
            <span className="fine">
              {say('coach.odds.range', { low: percent(estimate.low), high: percent(estimate.high) })}
            </span>
            <span className="fine odds-how">{say(HOW[chanceSource(judgement)])}</span>
          </>
        ) : (
          <span>{say('coach.thinking')}</span>
        )}
      </p>
      {estimate && (
        <span className="odds-bar" aria-hidden="true">
          <span style={{ left: `${estimate.low / 10}%`, right: `${100 - estimate.high / 10}%` }} />
          <i style={{ left: `${estimate.mean / 10}%` }} />
        </span>
      )}
      {children}
    </div>
  )
}
