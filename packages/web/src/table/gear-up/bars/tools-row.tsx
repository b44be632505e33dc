import { changeSettings, SPEEDS, useSettings } from '../../../app/settings.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { exportGame } from '../../../store/files.ts'
import type { Safety } from '../../../store/game-store.ts'
import { Button } from '../../../ui/button.tsx'
import { useTable } from '../table-state.ts'
import { Key } from './key.tsx'

interface Props {
  readonly undoable: boolean
  readonly safety: Safety
}

/** Undo, speed, saving: what is about the table and not about the game. */
export function ToolsRow({ undoable, safety }: Props) {
  const { store, undo, board } = useTable()
  const { say } = useWords()
  const { speed, cover } = useSettings()
  return (
    <div className="tools-row">
      <Button aria-disabled={!undoable} onClick={undo} aria-keyshortcuts="U Control+Z">
        {say('table.undo')} <Key name="U" />
      </Button>
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
          {board.seats.length > 1 && (
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
