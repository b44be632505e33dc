import type { CSSProperties } from 'react'
import { ColourBadge } from '../../../art/gear-up/colour-badge.tsx'
import { SurvivorFace } from '../../../art/gear-up/survivor-face.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Key } from '../bars/key.tsx'
import { ShapeDrawing } from '../dash/shape-drawing.tsx'
import { longestWord, withBreaks } from '../long-word.ts'
import type { Mode } from '../place/placement.ts'
import type { Drawing } from '../place/use-placement.ts'
import { useTable } from '../table-state.ts'
import { PassButton } from './pass-button.tsx'
import { SplitCutter } from './split-cutter.tsx'
import { SweepChooser } from './sweep-chooser.tsx'
import { DrawButtons, Verdict } from './verdict.tsx'

/** What is drawn with: the weapon or one of the companions; and what these may do. */
function ToolRow({ drawing }: { readonly drawing: Drawing }) {
  const { tell, say, name } = useWords()
  const { tools, tool, move } = drawing
  if (!tools.some(({ kind }) => kind === 'companion')) return null
  const { effect, companion } = tool
  return (
    <>
      <fieldset className="tool-row" aria-label={say('table.tools')}>
        {tools.map((each, index) => (
          <Button
            key={each.key}
            data-kind={each.kind}
            aria-pressed={each === tool}
            onClick={() => move({ do: 'tool', tool: index })}
          >
            {each.colour && (
              <span aria-hidden="true">
                <ColourBadge colour={each.colour} size={22} />
              </span>
            )}
            {each.companion && <SurvivorFace survivor={each.companion} size={28} />}
            <span
              className="tool-name"
              style={{ '--letters': longestWord(tell({ word: each.name })) } as CSSProperties}
            >
              {withBreaks(tell({ word: each.name }), say('table.breaks'))}
            </span>
          </Button>
        ))}
      </fieldset>
      <p className="fine tool-note">
        {effect && companion !== undefined ? (
          <>
            {say('table.companion.once', { name: tell({ word: tool.name }) })}{' '}
            <strong>{name('effect', effect.effect, 'name')}:</strong>{' '}
            {say(`effect.${effect.effect}.text`, { times: tool.hits.of })}
          </>
        ) : (
          say('table.companion.may')
        )}
      </p>
    </>
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
  const { findFit } = useTable()
  const { say } = useWords()
  const { figure, move, now } = drawing
  const isTurnable = now.mode !== 'single' && (figure?.length ?? 0) > 1
  return (
    <div className="hand" data-hold={`${now.hold.turns}${now.hold.mirrored ? ' mirrored' : ''}`}>
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
    </div>
  )
}

/** Everything about a question that is answered by drawing. What comes and goes with the hand lies last: nothing jumps. */
export function DrawingPanel({ drawing }: { readonly drawing: Drawing }) {
  const { narrow } = useTable()
  const { now, choice, tool } = drawing
  return (
    <>
      <ToolRow drawing={drawing} />
      <ModeRow drawing={drawing} />
      {now.mode === 'split' && <SplitCutter drawing={drawing} />}
      {!(narrow && !drawing.figure) && <Hand drawing={drawing} />}
      {!narrow && (
        <div className="row draw-row">
          <DrawButtons drawing={drawing} />
          <PassButton choice={choice} />
        </div>
      )}
      <Verdict drawing={drawing} />
      {tool.sweep !== 'none' && choice.kind !== 'sweep' && <SweepChooser key={tool.key} drawing={drawing} />}
    </>
  )
}
