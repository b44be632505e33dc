import { useWords } from '../../../i18n/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Key } from '../bars/key.tsx'
import { ShapeDrawing } from '../dash/shape-drawing.tsx'
import type { Mode } from '../place/placement.ts'
import type { Drawing } from '../place/use-placement.ts'
import { useTable } from '../table-state.ts'
import { tellPick, tellTarget } from '../tell-pick.ts'
import { LiftButton } from './lift-button.tsx'
import { PassButton } from './pass-button.tsx'
import { PreviewLines } from './preview-lines.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { SplitCutter } from './split-cutter.tsx'
import { SweepChooser } from './sweep-chooser.tsx'

/** What is drawn with: the weapon or one of the companions. */
function ToolRow({ drawing }: { readonly drawing: Drawing }) {
  const { tell, say } = useWords()
  const { tools, tool, move } = drawing
  if (tools.length < 2) return null
  return (
    <fieldset className="row tool-row" aria-label={say('table.tools')}>
      {tools.map((each, index) => (
        <Button key={each.key} aria-pressed={each === tool} onClick={() => move({ do: 'tool', tool: index })}>
          {tell({ word: each.name })}
        </Button>
      ))}
    </fieldset>
  )
}

/** Whole shape, one square, or the shape cut in two. */
function ModeRow({ drawing }: { readonly drawing: Drawing }) {
  const { say } = useWords()
  const { tool, now, move } = drawing
  if (tool.kind === 'ammo' || tool.points.length < 2) return null
  const modes: readonly Mode[] = tool.splits ? ['shape', 'split', 'single'] : ['shape', 'single']
  return (
    <fieldset className="segments" aria-label={say('table.modes')}>
      {modes.map((mode) => (
        <button
          key={mode}
          type="button"
          aria-pressed={mode === now.mode}
          onClick={() => move({ do: 'mode', mode })}
        >
          {say(`table.mode.${mode}`)}
        </button>
      ))}
    </fieldset>
  )
}

/** The figure in the hand with its handles. */
function Hand({ drawing }: { readonly drawing: Drawing }) {
  const { findFit, fitless } = useTable()
  const { say } = useWords()
  const { figure, move, now } = drawing
  const isTurnable = now.mode !== 'single' && (figure?.length ?? 0) > 1
  return (
    <div className="hand">
      <div className="hand-shape">
        {figure && <ShapeDrawing points={figure} square={20} label={say('table.in-hand')} />}
      </div>
      <div className="hand-keys">
        <Button disabled={!isTurnable} aria-keyshortcuts="R" onClick={() => move({ do: 'turn', by: 1 })}>
          {say('table.turn-it')} <Key name="R" />
        </Button>
        <Button disabled={!isTurnable} aria-keyshortcuts="F" onClick={() => move({ do: 'mirror' })}>
          {say('table.mirror-it')} <Key name="F" />
        </Button>
        <Button disabled={!figure} aria-keyshortcuts="N" onClick={findFit}>
          {say('table.find-fit')} <Key name="N" />
        </Button>
      </div>
      {fitless && !drawing.ghost?.allowed && (
        <p className="fine no-fit" role="alert">
          {say('table.no-fit')}
        </p>
      )}
    </div>
  )
}

/** What the ghost would do, or why it may not; and the button that draws it. */
function Verdict({ drawing }: { readonly drawing: Drawing }) {
  const { board, draw, submit } = useTable()
  const { say, tell } = useWords()
  const { ghost, choice, now } = drawing
  const hint = drawing.isFirst ? 'table.hint.first' : now.first ? 'table.hint.second' : 'table.hint'
  if (!ghost) return <p className="fine hint">{say(hint)}</p>
  const pick = drawing.answer()
  return (
    <div className="verdict" role="status" aria-live="polite">
      <p className="verdict-title">
        {drawing.isFirst || pick === undefined
          ? say('table.part-on', { target: tell(tellTarget(board, ghost.target)) })
          : tell(tellPick(board, choice, pick))}
      </p>
      {ghost.refusal && <RefusalNote refusal={ghost.refusal} />}
      {ghost.preview && <PreviewLines preview={ghost.preview} />}
      {ghost.allowed &&
        (ghost.pays.length > 0 ? (
          <div className="row">
            {ghost.pays.map((pay) => (
              <Button key={pay} kind="primary" onClick={() => submit(drawing.answer(pay) ?? null)}>
                {say(`table.pay.${pay}`)}
              </Button>
            ))}
          </div>
        ) : (
          <Button kind="primary" size="l" className="draw-it" onClick={draw}>
            {say(drawing.isFirst ? 'table.lay-part' : 'table.draw-it')}
          </Button>
        ))}
    </div>
  )
}

/** Everything about a question that is answered by drawing. */
export function DrawingPanel({ drawing }: { readonly drawing: Drawing }) {
  const { narrow } = useTable()
  const { now, choice, tool, isLaid } = drawing
  return (
    <>
      <ToolRow drawing={drawing} />
      <ModeRow drawing={drawing} />
      {now.mode === 'split' && <SplitCutter drawing={drawing} />}
      <Hand drawing={drawing} />
      <Verdict drawing={drawing} />
      {tool.sweep !== 'none' && choice.kind !== 'sweep' && <SweepChooser key={tool.key} drawing={drawing} />}
      {!narrow && (
        <div className="row">
          {isLaid && <LiftButton drawing={drawing} />}
          <PassButton choice={choice} />
        </div>
      )}
    </>
  )
}
