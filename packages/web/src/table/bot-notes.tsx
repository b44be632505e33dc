import { useWords } from '../i18n/use-words.ts'
import { useCompany } from './company.ts'
import { useAnyTable } from './table-state.ts'
import { tellSeat } from './tell-seat.ts'

/** Which bot thinks, what the last one said to its move, and which one could not answer. */
export function BotNotes() {
  const { helpers, session } = useAnyTable()
  const { say, tell } = useWords()
  const company = useCompany()
  const { thinking, said = company?.said, left } = helpers
  const isOver = session.outcome !== undefined
  if (isOver || (thinking === undefined && said === undefined && left === undefined)) return null
  return (
    <span className="bot-notes" role="status">
      {said && (
        <span>{say('bots.said', { survivor: tell(tellSeat(session, said.seat)), why: tell(said.why) })}</span>
      )}
      {thinking !== undefined && (
        <span>{say('bots.thinking', { survivor: tell(tellSeat(session, thinking)) })}</span>
      )}
      {left !== undefined && (
        <span data-failed="">{say('bots.left', { survivor: tell(tellSeat(session, left)) })}</span>
      )}
    </span>
  )
}
