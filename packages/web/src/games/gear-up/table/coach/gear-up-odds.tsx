import { useWords } from '../../../../i18n/use-words.ts'
import { Odds } from '../../../../table/coach/odds.tsx'
import { expectedWalk, useForecast } from '../bars/forecast.ts'
import { useCalmTable } from '../table-state.ts'
import { tellSurvivor } from '../tell-pick.ts'

/** How often the game is won from here, and what the coming walk costs on average. */
export function GearUpOdds() {
  const { board } = useCalmTable()
  const { say, tell, language } = useWords()
  const forecast = useForecast()
  const damage = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const walks = forecast ? board.seats.map((_, seat) => expectedWalk(forecast, seat)) : []
  return (
    <Odds>
      {walks.some((walk) => walk !== undefined) && (
        <p className="odds-walk fine">
          {say('coach.odds.walk')}{' '}
          {walks
            .map((walk, seat) => `${tell(tellSurvivor(board, seat))} ${damage.format(walk ?? 0)}`)
            .join(' · ')}
        </p>
      )}
    </Odds>
  )
}
