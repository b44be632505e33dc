import { useWords } from '../../../i18n/use-words.ts'
import { useCompany } from '../../../table/company.ts'
import { useCalmTable } from './table-state.ts'
import { tellSurvivor } from './tell-pick.ts'

/** Which bot thinks, what the last one said to its move, and which one could not answer. */
export function BotNotes() {
  const { board, helpers, session } = useCalmTable()
  const { say, tell } = useWords()
  const company = useCompany()
  const { thinking, said = company?.said, left } = helpers
  const isOver = session.outcome !== undefined
  if (isOver || (thinking === undefined && said === undefined && left === undefined)) return null
  return (
    <span className="bot-notes" role="status">
      {said && (
        <span>
          {say('bots.said', { survivor: tell(tellSurvivor(board, said.seat)), why: tell(said.why) })}
        </span>
      )}
      {thinking !== undefined && (
        <span>{say('bots.thinking', { survivor: tell(tellSurvivor(board, thinking)) })}</span>
      )}
      {left !== undefined && (
        <span data-failed="">{say('bots.left', { survivor: tell(tellSurvivor(board, left)) })}</span>
      )}
    </span>
  )
}
