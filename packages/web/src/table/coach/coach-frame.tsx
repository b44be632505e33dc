import './coach.css'
import type { ReactNode } from 'react'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useGame } from '../../store/use-game.ts'
import { useAnyTable } from '../table-state.ts'

interface Props {
  readonly odds: ReactNode
  /** Whether the odds stand here; on phones they are elsewhere, unless it says otherwise. */
  readonly hasOdds?: boolean
  readonly ranked: ReactNode
}

/** The coach: odds and the best answers, as far as they are switched on. */
export function CoachFrame({ odds, hasOdds, ranked }: Props) {
  useWordSet('coach')
  const { store, narrow } = useAnyTable()
  const help = useGame(store, (now) => now.help)
  const { say } = useWords()
  return (
    <section className="coach-panel" data-coach="" aria-label={say('help.coach')}>
      <h2>{say('help.coach')}</h2>
      {(hasOdds ?? !narrow) && help.includes('odds') && odds}
      {help.includes('coach') && ranked}
      <p className="fine">{say('coach.about')}</p>
    </section>
  )
}
