import { useWords } from '../../../../i18n/use-words.ts'
import { SeatSwitch } from '../../../../table/seat-switch.tsx'
import { SurvivorFace } from '../../art/survivor-face.tsx'
import { useCalmTable } from '../table-state.ts'
import { tellSurvivor } from '../tell-pick.ts'
import { useForecast } from './forecast.ts'
import { Vitals } from './team.tsx'
import { Threat } from './threat.tsx'

/** On a phone, above every part of the table: how whoever decides is, what is coming, and who else may decide. */
export function OwnBar() {
  const { board, acting } = useCalmTable()
  const { say, tell } = useWords()
  const forecast = useForecast()
  return (
    <section
      className="own-bar"
      aria-label={say('table.figures-of', { survivor: tell(tellSurvivor(board, acting)) })}
    >
      <p className="own-figures">
        <SurvivorFace survivor={board.seats[acting]?.survivor ?? ''} size={28} />
        <Vitals seat={acting} />
        {forecast && <Threat seat={acting} forecast={forecast} />}
      </p>
      <SeatSwitch />
    </section>
  )
}
