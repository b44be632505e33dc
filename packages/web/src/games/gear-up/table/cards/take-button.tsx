import { useWords } from '../../../../i18n/use-words.ts'
import { useTable } from '../table-state.ts'
import { effectOfSweep, tellTarget } from '../tell-pick.ts'

/** Over a card, while a hit on several targets is aimed: takes the target or lets it go. */
export function TakeButton({ target }: { readonly target: number }) {
  const { board, drawing } = useTable()
  const { tell } = useWords()
  if (drawing?.now.mode !== 'sweep' || !drawing.sweep?.all.has(target)) return null
  return (
    <button
      type="button"
      className="card-take"
      data-sweep={target}
      aria-pressed={drawing.sweep.taken.includes(target)}
      aria-label={tell({
        word: 'pick.sweep',
        with: { effect: effectOfSweep(drawing.tool), target: tellTarget(board, target) },
      })}
      onClick={() => drawing.take(target)}
    />
  )
}
