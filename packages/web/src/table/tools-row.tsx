import type { Refusal } from '@graveshift/kernel'
import { useWords } from '../i18n/use-words.ts'
import { lastDecision } from '../store/last-decision.ts'
import { useGame } from '../store/use-game.ts'
import { Button } from '../ui/button.tsx'
import { useCompany } from './company.ts'
import { Key } from './key.tsx'
import { type MenuProps, TableMenu } from './table-menu.tsx'
import { useAnyTable, useFarTable } from './table-state.ts'

function UndoSign() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="undo-sign">
      <path d="M9 5L4 10L9 15M4 10L14 10C18 10 20 12.500 20 15.500C20 18.500 18 20 14 20L11 20" />
    </svg>
  )
}

const BEYOND: Refusal = { refused: 'beyond-horizon', rule: 'KERNEL' }
const NOTHING: Refusal = { refused: 'nothing-to-undo', rule: 'KERNEL' }

interface Props<S extends string> extends MenuProps<S> {
  readonly onUndo: () => void
  /** Whether something lies open: that is lifted before anything is taken back. */
  readonly lifts: boolean
  /** What would be taken back, where the table says it. */
  readonly undoes?: string | undefined
}

/** Undo, speed, saving: what is about the table and not about the game. */
export function ToolsRow<S extends string>({ onUndo, lifts, undoes, ...menu }: Props<S>) {
  const { undoable, safety } = useFarTable()
  const { session, store } = useAnyTable()
  const { say, refuse } = useWords()
  const company = useCompany()
  const bots = useGame(store, (now) => now.bots)
  const why = lastDecision(session.log(), bots) ? BEYOND : NOTHING
  const asks = undoable && !lifts && company?.asksUndo === true
  const plain = say(asks ? 'online.undo.ask' : 'table.undo')
  const word = undoes === undefined || !undoable ? plain : say('table.undo.of', { undo: plain, what: undoes })
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
          <span className="undo-word">{word}</span> <Key name="U" />
        </Button>
      )}
      <TableMenu {...menu} />
      <p className="fine safety" role="status">
        {say(`table.safety.${safety}`)}
      </p>
    </div>
  )
}
