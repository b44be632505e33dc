import { changeSettings, SPEEDS, useSettings } from '../../../app/settings.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { exportGame } from '../../../store/files.ts'
import type { Safety } from '../../../store/game-store.ts'
import { Button } from '../../../ui/button.tsx'
import { useCompany } from '../company.ts'
import { useCalmTable } from '../table-state.ts'
import { Key } from './key.tsx'

interface Props {
  readonly undoable: boolean
  readonly safety: Safety
}

function UndoSign() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="undo-sign">
      <path d="M9 5L4 10L9 15M4 10L14 10C18 10 20 12.500 20 15.500C20 18.500 18 20 14 20L11 20" />
    </svg>
  )
}

/** Undo, speed, saving: what is about the table and not about the game. */
export function ToolsRow({ undoable, safety }: Props) {
  const { store, undo, board } = useCalmTable()
  const { say } = useWords()
  const { speed, cover } = useSettings()
  const company = useCompany()
  return (
    <div className="tools-row">
      {!company?.isWatching && (
        <Button aria-disabled={!undoable} onClick={undo} aria-keyshortcuts="U Control+Z">
          <UndoSign />
          <span className="undo-word">{say('table.undo')}</span> <Key name="U" />
        </Button>
      )}
      <details className="table-menu">
        <summary className="button">{say('table.menu')}</summary>
        <div className="table-menu-body">
          <label>
            {say('settings.speed')}
            <select
              value={speed}
              onChange={({ target }) =>
                changeSettings({ speed: SPEEDS.find((each) => each === target.value) ?? 'normal' })
              }
            >
              {SPEEDS.map((each) => (
                <option key={each} value={each}>
                  {say(`settings.speed.${each}`)}
                </option>
              ))}
            </select>
          </label>
          {board.seats.length > 1 && !company && (
            <label>
              <input
                type="checkbox"
                checked={cover}
                onChange={({ target }) => changeSettings({ cover: target.checked })}
              />
              {say('settings.cover')}
            </label>
          )}
          <Button onClick={() => exportGame(store)}>{say('table.export')}</Button>
        </div>
      </details>
      <p className="fine safety" role="status">
        {say(`table.safety.${safety}`)}
      </p>
    </div>
  )
}
