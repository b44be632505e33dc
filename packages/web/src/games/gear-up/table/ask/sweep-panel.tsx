import { useWords } from '../../../../i18n/use-words.ts'
import { armed, isArmed } from '../../../../table/armed.ts'
import { Button } from '../../../../ui/button.tsx'
import type { Drawing } from '../place/use-placement.ts'
import { useTable } from '../table-state.ts'
import { effectOfSweep, tellTarget } from '../tell-pick.ts'

/** How a hit on several targets is aimed. */
const howOf = ({ tool }: Drawing) => (tool.sweep === 'each-slot' ? 'table.sweep.how' : 'table.sweep.how.one')

/** What a hit on several targets is drawn on, as chosen on the street. */
export function SweepPanel({ drawing }: { readonly drawing: Drawing }) {
  const { board } = useTable()
  const { say, tell } = useWords()
  const { tool, sweep } = drawing
  if (!sweep) return null
  const { taken, of } = sweep
  return (
    <div className="sweep">
      <p className="hint">{say(howOf(drawing))}</p>
      <div role="status">
        <p className="sweep-count">
          {tool.sweep === 'each-slot'
            ? say('table.sweep.slots', { chosen: taken.length, of })
            : say('table.sweep.count', { count: taken.length })}
        </p>
        <p className="fine">{taken.map((target) => tell(tellTarget(board, target))).join(', ')}</p>
      </div>
    </div>
  )
}

/** Begins it: each of its targets is then asked for. */
export function SweepButton({ drawing }: { readonly drawing: Drawing }) {
  const { draw, guarded } = useTable()
  const { say, tell } = useWords()
  const pick = drawing.answer()
  const isGuarded = isArmed(guarded, pick)
  return (
    <Button
      kind="primary"
      size="l"
      className="draw-it"
      off={pick === undefined ? say(howOf(drawing)) : undefined}
      {...armed(isGuarded)}
      onClick={draw}
    >
      {say(isGuarded ? 'table.guard.go' : 'table.sweep.start', { effect: tell(effectOfSweep(drawing.tool)) })}
    </Button>
  )
}
