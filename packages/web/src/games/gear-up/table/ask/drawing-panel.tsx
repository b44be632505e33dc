import { type CSSProperties, useMemo } from 'react'
import { useWords } from '../../../../i18n/use-words.ts'
import { Key } from '../../../../table/key.tsx'
import { longestWord, withBreaks } from '../../../../table/long-word.ts'
import { Button } from '../../../../ui/button.tsx'
import { ColourBadge } from '../../art/colour-badge.tsx'
import { SurvivorFace } from '../../art/survivor-face.tsx'
import { ShapeDrawing } from '../dash/shape-drawing.tsx'
import { staysSame } from '../place/figure.ts'
import { wouldReveal } from '../place/judge.ts'
import type { Mode } from '../place/placement.ts'
import type { Drawing } from '../place/use-placement.ts'
import { useTable } from '../table-state.ts'
import { effectOfSweep } from '../tell-pick.ts'
import { LiftButton } from './lift-button.tsx'
import { PassButton } from './pass-button.tsx'
import { SplitCutter } from './split-cutter.tsx'
import { SweepButton, SweepPanel } from './sweep-panel.tsx'
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

/** Several targets at once, the whole shape, the shape cut in two, or one square. */
function ModeRow({ drawing }: { readonly drawing: Drawing }) {
  const { say, tell } = useWords()
  const { tool, now, move } = drawing
  if (tool.kind === 'ammo' || tool.points.length < 2) return null
  const modes: readonly Mode[] = [
    ...(drawing.sweep ? (['sweep'] as const) : []),
    'shape',
    ...(tool.splits ? (['split'] as const) : []),
    'single',
  ]
  return (
    <fieldset className="segments" aria-label={say('table.modes')}>
      {modes.map((mode) => (
        <button
          key={mode}
          type="button"
          aria-pressed={mode === now.mode}
          onClick={() => move({ do: 'mode', mode })}
        >
          {mode === 'sweep' ? tell(effectOfSweep(tool)) : say(`table.mode.${mode}`)}
        </button>
      ))}
    </fieldset>
  )
}

/** The figure in the hand with its handles. */
function Hand({ drawing }: { readonly drawing: Drawing }) {
  const { findFit, narrow } = useTable()
  const { say } = useWords()
  const { figure, move, now } = drawing
  const uncut = figure ? undefined : say('table.off.uncut')
  const stiff = uncut ?? (figure?.length === 1 ? say('table.off.stiff') : undefined)
  const isSame = (turns: number, mirrored: boolean) => figure && staysSame(figure, { turns, mirrored })
  const unturned = stiff ?? (isSame(1, false) ? say('table.off.same-turned') : undefined)
  const unmirrored = stiff ?? (isSame(0, true) ? say('table.off.same-mirrored') : undefined)
  return (
    <div className="hand" data-hold={`${now.hold.turns}${now.hold.mirrored ? ' mirrored' : ''}`}>
      <div className="hand-shape">
        {figure && <ShapeDrawing points={figure} square={20} label={say('table.in-hand')} />}
      </div>
      <div className="hand-keys">
        <Button off={unturned} aria-keyshortcuts="R" onClick={() => move({ do: 'turn', by: 1 })}>
          {say('table.turn-it')} <Key name="R" />
        </Button>
        <Button off={unmirrored} aria-keyshortcuts="F" onClick={() => move({ do: 'mirror' })}>
          {say('table.mirror-it')} <Key name="F" />
        </Button>
        <Button off={uncut} aria-keyshortcuts="N" onClick={findFit}>
          {say('table.find-fit')} <Key name="N" />
        </Button>
        {narrow && drawing.isLaid && <LiftButton drawing={drawing} brief />}
      </div>
    </div>
  )
}

/** Everything about a question that is answered by drawing. What comes and goes with the hand lies last: nothing jumps. */
export function DrawingPanel({ drawing }: { readonly drawing: Drawing }) {
  const { narrow, session } = useTable()
  const { now, choice, ghost } = drawing
  // What lies still is drawn by the next press: that it cannot be taken back is said before.
  const forGood = useMemo(() => {
    const pick = now.pinned && ghost?.allowed ? drawing.answer(ghost.pays[0]) : undefined
    return pick !== undefined && wouldReveal(session, choice, pick)
  }, [session, choice, drawing, ghost, now.pinned])
  const isSweep = now.mode === 'sweep'
  return (
    <>
      <ToolRow drawing={drawing} />
      <ModeRow drawing={drawing} />
      {now.mode === 'split' && <SplitCutter drawing={drawing} />}
      {isSweep ? (
        <SweepPanel drawing={drawing} />
      ) : (
        !(narrow && !drawing.figure) && <Hand drawing={drawing} />
      )}
      {narrow ? (
        isSweep && <SweepButton drawing={drawing} />
      ) : (
        // Why the button is off is said below this: what it says itself is never covered.
        <div className="draw-told">
          <div className="row draw-row">
            {isSweep ? (
              <SweepButton drawing={drawing} />
            ) : (
              <DrawButtons drawing={drawing} forGood={forGood} />
            )}
            <PassButton choice={choice} />
          </div>
          {!isSweep && <Verdict drawing={drawing} forGood={forGood} />}
        </div>
      )}
      {narrow && !isSweep && <Verdict drawing={drawing} forGood={forGood} />}
    </>
  )
}
