import { gameOf } from '../games/registry.ts'
import { useWords } from '../i18n/use-words.ts'
import { useCompany } from './company.ts'
import { useAnyTable } from './table-state.ts'

/** Which bot thinks, what the last one said to its move, and which one could not answer. */
export function BotNotes() {
  const { board, helpers, session } = useAnyTable()
  const { say, tell } = useWords()
  const company = useCompany()
  const { tellSeat } = gameOf(session.module.id)
  const { thinking, said = company?.said, left } = helpers
  const isOver = session.outcome !== undefined
  if (isOver || (thinking === undefined && said === undefined && left === undefined)) return null
  return (
    <span className="bot-notes" role="status">
      {said && (
        <span>{say('bots.said', { survivor: tell(tellSeat(board, said.seat)), why: tell(said.why) })}</span>
      )}
      {thinking !== undefined && (
        <span>{say('bots.thinking', { survivor: tell(tellSeat(board, thinking)) })}</span>
      )}
      {left !== undefined && (
        <span data-failed="">{say('bots.left', { survivor: tell(tellSeat(board, left)) })}</span>
      )}
    </span>
  )
}
