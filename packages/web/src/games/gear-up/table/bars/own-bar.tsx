import { Suspense } from 'react'
import { useWords } from '../../../../i18n/use-words.ts'
import { lazyPart } from '../../../../rescue/lazy-part.tsx'
import { Part } from '../../../../rescue/part.tsx'
import { SeatSwitch } from '../../../../table/seat-switch.tsx'
import { SurvivorFace } from '../../art/survivor-face.tsx'
import { useCalmTable } from '../table-state.ts'
import { tellSurvivor } from '../tell-pick.ts'
import { useForecast } from './forecast.ts'
import { Vitals } from './team.tsx'
import { Threat } from './threat.tsx'

// Most games are played without.
const OddsBrief = lazyPart(async () => (await import('../coach/odds-brief.ts')).OddsBrief)

/** On a phone, above every part of the table: how whoever decides is, what is coming, and who else may decide. */
export function OwnBar({ hasOdds }: { readonly hasOdds: boolean }) {
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
      {hasOdds && (
        <Part name="chance">
          <Suspense fallback={null}>
            <OddsBrief />
          </Suspense>
        </Part>
      )}
      <SeatSwitch />
    </section>
  )
}
