import type { Drawing } from '@graveshift/gear-up'
import { GRID_SIZE, squareName } from '@graveshift/kernel'
import { memo } from 'react'
import { Icon } from '../../../art/gear-up/icon.tsx'
import { iconName } from './square-name.ts'
import { UNIT } from './units.ts'

interface Props {
  readonly grid: Drawing
  readonly crossed: string
  /** Pixels of one square. */
  readonly square: number
  readonly icons?: boolean
}

/** The HP spaces as a small picture; words beside it say the same. */
export const MiniGrid = memo(function MiniGrid({ grid, crossed, square, icons = true }: Props) {
  const columns = Math.max(...grid.map((text) => text.length))
  const names = new Set(crossed.split(' '))
  return (
    <svg
      className="mini-grid"
      viewBox={`0 0 ${columns * UNIT} ${grid.length * UNIT}`}
      width={columns * square}
      height={grid.length * square}
      aria-hidden="true"
      focusable="false"
    >
      {grid.flatMap((text, row) =>
        [...text].map((sign, column) => {
          if (sign === '.') return null
          const name = squareName(row * GRID_SIZE + column)
          const icon = iconName(sign)
          const [x, y] = [column * UNIT, row * UNIT]
          return (
            <g key={name}>
              <rect x={x + 1} y={y + 1} width={UNIT - 2} height={UNIT - 2} rx={2} className="mini-space" />
              {icon && icons && (
                <g transform={`translate(${x + 2} ${y + 2})`}>
                  <Icon name={icon} size={16} />
                </g>
              )}
              {names.has(name) && <path d={`M${x + 3} ${y + 3}l14 14m0 -14l-14 14`} className="mini-cross" />}
            </g>
          )
        }),
      )}
    </svg>
  )
})
