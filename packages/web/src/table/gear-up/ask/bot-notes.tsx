import { useWords } from '../../../i18n/use-words.ts'
import { useCompany } from '../company.ts'
import { useTable } from '../table-state.ts'
import { tellSurvivor } from '../tell-pick.ts'

/** Which bot thinks, and what the last one said to its move. */
export function BotNotes() {
  const { board, helpers, session } = useTable()
  const { say, tell } = useWords()
  const company = useCompany()
  const { thinking, said = company?.said } = helpers
  const isOver = session.outcome !== undefined
  if (isOver || (thinking === undefined && said === undefined)) return null
  return (
    <div className="bot-notes" role="status">
      {said && (
        <p>{say('bots.said', { survivor: tell(tellSurvivor(board, said.seat)), why: tell(said.why) })}</p>
      )}
      {thinking !== undefined && (
        <p className="fine">{say('bots.thinking', { survivor: tell(tellSurvivor(board, thinking)) })}</p>
      )}
    </div>
  )
}
