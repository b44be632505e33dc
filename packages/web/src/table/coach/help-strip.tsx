import './coach.css'
import type { ReactNode } from 'react'
import { useVerdict } from '../../coach/use-verdict.ts'
import { verdictWord } from '../../coach/verdict-word.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useGame } from '../../store/use-game.ts'
import { useCompany } from '../company.ts'
import { useAnyTable } from '../table-state.ts'
import { tellSeat } from '../tell-seat.ts'

/** How good the last move was. */
function LastMove() {
  const { store, session } = useAnyTable()
  const { say, tell } = useWords()
  const company = useCompany()
  // At an online table everybody has a coach of their own, and nobody is graded by somebody else's.
  const verdict = useVerdict(store, (seat) => company === undefined || company.holders[seat]?.isYou === true)
  if (!verdict) return null
  const { given, total, seat } = verdict
  const values = {
    // Alone one knows whose it was, however many survivors one has.
    survivor: session.seats === 1 ? say('coach.verdict.last') : tell(tellSeat(session, seat)),
    graded: given.grade === undefined ? 'no' : 'yes',
    grade: given.grade ?? 0,
    place: given.place,
    total,
  }
  return (
    <p className="last-move" data-best={given.place === 1 ? '' : undefined}>
      {say(verdictWord(given), values)}
    </p>
  )
}

/** What help says beside the question: how good the last move was and, where nothing else has room for it, the odds. */
export function HelpStrip({ odds }: { readonly odds: ReactNode }) {
  useWordSet('coach')
  const { store, narrow } = useAnyTable()
  const help = useGame(store, (now) => now.help)
  return (
    <div className="help-strip">
      <div role="status">{help.includes('coach') && <LastMove />}</div>
      {narrow && help.includes('odds') && odds}
    </div>
  )
}
