import { useMemo, useState } from 'react'
import { useWords } from '../../../i18n/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { armed, isArmed } from '../armed.ts'
import { sweepsOf } from '../place/judge.ts'
import type { Drawing } from '../place/use-placement.ts'
import { useCalmTable } from '../table-state.ts'
import { tellSurvivor, tellTarget } from '../tell-pick.ts'

/** Chooses what a sweep is drawn on: each target taken narrows down the rest, to what the rules list. */
export function SweepChooser({ drawing }: { readonly drawing: Drawing }) {
  const { session, seq, board, submit, point, guarded } = useCalmTable()
  const { say, tell, name } = useWords()
  const { choice, tool } = drawing
  const [taken, setTaken] = useState<readonly number[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state behind the session changes with seq
  const sweeps = useMemo(() => sweepsOf(session, choice, tool.companion), [session, seq, choice, tool])
  if (sweeps.length === 0) return null
  const agree = sweeps.filter((targets) => taken.every((target) => targets.includes(target)))
  const chosen = agree.length === 1 ? agree[0] : agree.find((targets) => targets.length === taken.length)
  const isOn = (target: number) => taken.includes(target) || chosen?.includes(target) === true
  const all = [...new Set(sweeps.flat())]
  const pick = chosen && { do: 'sweep', targets: chosen, companion: tool.companion }
  const isGuarded = isArmed(guarded, pick)
  const place = (target: number) => {
    const zombie = board.zombies.find((each) => each.target === target)
    const seat = zombie?.seat ?? board.boss.seat
    return [
      seat === null || seat === choice.seat ? undefined : tell(tellSurvivor(board, seat ?? 0)),
      zombie && say('table.slot', { slot: zombie.slot }),
    ]
      .filter(Boolean)
      .join(', ')
  }
  const effect = name('effect', tool.sweep === 'each-slot' ? 'cut-down' : 'explosive', 'name')
  return (
    <fieldset className="sweep">
      <legend>{effect}</legend>
      <ul className="row">
        {all.map((target) => (
          <li key={target}>
            <Button
              aria-pressed={isOn(target)}
              data-sweep={target}
              onPointerEnter={() => point({ seats: [], targets: [target], squares: [] })}
              onPointerLeave={() => point(undefined)}
              onClick={() => {
                if (taken.includes(target)) return setTaken(taken.filter((each) => each !== target))
                // What does not go with those taken before replaces them.
                const fits = agree.some((targets) => targets.includes(target))
                setTaken(fits ? [...taken, target] : [target])
              }}
            >
              {tell(tellTarget(board, target))}
              <span className="fine">{place(target)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button
        kind="primary"
        disabled={!pick}
        {...armed(isGuarded)}
        onClick={() => pick && submit(pick, true)}
      >
        {say(isGuarded ? 'table.guard.go' : 'table.sweep.start', { effect })}
      </Button>
    </fieldset>
  )
}
