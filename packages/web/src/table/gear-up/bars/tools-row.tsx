import { useWords } from '../../../i18n/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { useCompany } from '../company.ts'
import type { TableSheet } from '../table-sheets.tsx'
import { useCalmTable, useFarTable } from '../table-state.ts'
import { Key } from './key.tsx'
import { TableMenu } from './table-menu.tsx'

function UndoSign() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="undo-sign">
      <path d="M9 5L4 10L9 15M4 10L14 10C18 10 20 12.500 20 15.500C20 18.500 18 20 14 20L11 20" />
    </svg>
  )
}

/** Undo, speed, saving: what is about the table and not about the game. */
export function ToolsRow({ onShow }: { readonly onShow: (sheet: TableSheet) => void }) {
  const { undoable, safety } = useFarTable()
  const { undo } = useCalmTable()
  const { say } = useWords()
  const company = useCompany()
  const asks = undoable && company?.asksUndo === true
  return (
    <div className="tools-row">
      {!company?.isWatching && (
        <Button
          aria-disabled={!undoable}
          onClick={undo}
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
