import { useWords } from '../../../../i18n/use-words.ts'
import { useCompany } from '../../../../table/company.ts'
import { drawingOf } from '../place/drawing-of.ts'
import { useCalmTable } from '../table-state.ts'
import { tellSurvivor } from '../tell-pick.ts'
import { UNIT } from './units.ts'

/** What others think of drawing on a target, before they do. */
export function PlansLayer({ target }: { readonly target: number }) {
  const company = useCompany()
  const { board } = useCalmTable()
  const { tell } = useWords()
  const plans = (company?.plans ?? []).flatMap(({ seat, pick }) => {
    const drawing = drawingOf(pick)
    return drawing?.target === target ? [{ seat, squares: drawing.squares }] : []
  })
  return plans.map(({ seat, squares }) => {
    const survivor = tell(tellSurvivor(board, seat))
    const [first = 0] = squares
    return (
      <g key={seat} className="plan" data-seat={seat}>
        <title>{survivor}</title>
        {squares.map((square) => (
          <rect
            key={square}
            x={(square & 7) * UNIT + 2}
            y={(square >> 3) * UNIT + 2}
            width={UNIT - 4}
            height={UNIT - 4}
            rx={2.5}
          />
        ))}
        <text x={(first & 7) * UNIT + UNIT / 2} y={(first >> 3) * UNIT + UNIT * 0.72}>
          {survivor[0]}
        </text>
      </g>
    )
  })
}
