import type { Refusal } from '@graveshift/kernel'
import { useWords } from '../../../../i18n/use-words.ts'
import { lastDecision } from '../../../../store/last-decision.ts'
import { useGame } from '../../../../store/use-game.ts'
import { useCompany } from '../../../../table/company.ts'
import { Key } from '../../../../table/key.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { TableSheet } from '../table-sheets.tsx'
import { useCalmTable, useFarTable } from '../table-state.ts'
import { TableMenu } from './table-menu.tsx'

function UndoSign() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="undo-sign">
      <path d="M9 5L4 10L9 15M4 10L14 10C18 10 20 12.500 20 15.500C20 18.500 18 20 14 20L11 20" />
    </svg>
  )
}

const BEYOND: Refusal = { refused: 'beyond-horizon', rule: 'GU-UND-02' }
const NOTHING: Refusal = { refused: 'nothing-to-undo', rule: 'GU-UND-01' }

interface Props {
  readonly onShow: (sheet: TableSheet) => void
  readonly onUndo: () => void
  /** Whether something lies open: that is lifted before anything is taken back. */
  readonly lifts: boolean
}

/** Undo, speed, saving: what is about the table and not about the game. */
export function ToolsRow({ onShow, onUndo, lifts }: Props) {
  const { undoable, safety } = useFarTable()
  const { session, store } = useCalmTable()
  const { say, refuse } = useWords()
  const company = useCompany()
  const { bots } = useGame(store)
  const why = lastDecision(session.log(), bots) ? BEYOND : NOTHING
  const asks = undoable && !lifts && company?.asksUndo === true
  return (
    <div className="tools-row">
      {!company?.isWatching && (
        <Button
          off={undoable || lifts ? undefined : refuse(why)}
          data-lifts={lifts ? '' : undefined}
          onClick={onUndo}
          onOff={onUndo}
          aria-keyshortcuts="U Control+Z"
          {...(asks ? { title: say('online.undo.ask.about') } : {})}
        >
          <UndoSign />
          <span className="undo-word">{say(asks ? 'online.undo.ask' : 'table.undo')}</span> <Key name="U" />
        </Button>
      )}
      <TableMenu onShow={onShow} />
      <p className="fine safety" role="status">
        {say(`table.safety.${safety}`)}
      </p>
    </div>
  )
}
