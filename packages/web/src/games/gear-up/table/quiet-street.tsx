import { useWords } from '../../../i18n/use-words.ts'
import { SurvivorFace } from '../art/survivor-face.tsx'
import { useForecast, walkRange } from './bars/forecast.ts'
import { useCalmTable } from './table-state.ts'
import { tellSurvivor } from './tell-pick.ts'

/** In a street with nobody in it: where there is something to do, and how much is coming there. */
export function QuietStreet() {
  const { board, looked, look } = useCalmTable()
  const { say, tell } = useWords()
  const forecast = useForecast()
  const busy = board.seats.flatMap((mine, seat) => {
    const zombies = board.zombies.filter((zombie) => zombie.seat === seat).length
    return seat === looked || zombies === 0 ? [] : [{ seat, survivor: mine.survivor, zombies }]
  })
  return (
    <div className="quiet">
      <p className="slot-empty">{say('table.street-empty')}</p>
      {busy.length > 0 && (
        <ul aria-label={say('table.streets-full')}>
          {busy.map(({ seat, survivor, zombies }) => (
            <li key={seat}>
              <button type="button" className="quiet-look" onClick={() => look(seat)}>
                <SurvivorFace survivor={survivor} size={40} />
                <span>
                  <strong>{say('table.look', { survivor: tell(tellSurvivor(board, seat)) })}</strong>
                  <span>
                    {say('table.street-holds', {
                      zombies,
                      damage: (forecast && walkRange(forecast, seat)?.most) ?? 0,
                    })}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
