import { estimateOf } from '@graveshift/bots'
import { useChance } from '../../../../coach/use-chance.ts'
import { useWords } from '../../../../i18n/use-words.ts'
import { expectedWalk, useForecast } from '../bars/forecast.ts'
import { useCalmTable } from '../table-state.ts'
import { tellSurvivor } from '../tell-pick.ts'
import { NoAnswer } from './no-answer.tsx'

/** How often the game is won from here, and what the coming walk costs on average. */
export function Odds() {
  const table = useCalmTable()
  const { board, session } = table
  const { say, tell, language } = useWords()
  const forecast = useForecast()
  const isOver = session.outcome !== undefined
  const { played, hasFailed, again } = useChance(table, isOver)
  if (isOver) return null
  if (hasFailed) return <NoAnswer text={say('coach.odds.failed')} again={again} />
  const { winModel } = session.rules.judgement
  const estimate = played && estimateOf(played, winModel)
  const percent = (thousandths: number) => Math.round(thousandths / 10)
  const damage = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const walks = forecast ? board.seats.map((_, seat) => expectedWalk(forecast, seat)) : []
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
            <span className="fine odds-how">
              {say(winModel ? 'coach.odds.how' : 'coach.odds.how.counted')}
            </span>
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
      {walks.some((walk) => walk !== undefined) && (
        <p className="odds-walk fine">
          {say('coach.odds.walk')}{' '}
          {walks
            .map((walk, seat) => `${tell(tellSurvivor(board, seat))} ${damage.format(walk ?? 0)}`)
            .join(' · ')}
        </p>
      )}
    </div>
  )
}
