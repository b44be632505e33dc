import type { Drawing } from '@graveshift/gear-up'
import { GRID_SIZE, squareName } from '@graveshift/kernel'
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { iconName } from './square-name.ts'
import { UNIT } from './units.ts'

const BOX = `h${UNIT - 2}v${UNIT - 2}h${2 - UNIT}z`

interface Props {
  readonly grid: Drawing
  readonly crossed: string
  /** Pixels of one square. */
  readonly square: number
  readonly icons?: boolean
}

/** The HP spaces as a small picture; words beside it say the same. One outline for all spaces and one stroke for all crosses: there are many of these pictures on a table. */
export const MiniGrid = memo(function MiniGrid({ grid, crossed, square, icons = true }: Props) {
  const columns = Math.max(...grid.map((text) => text.length))
  const names = new Set(crossed.split(' '))
  const spaces = grid.flatMap((text, row) =>
    [...text].flatMap((sign, column) =>
      sign === '.'
        ? []
        : [{ name: squareName(row * GRID_SIZE + column), sign, x: column * UNIT, y: row * UNIT }],
    ),
  )
  const crosses = spaces.filter(({ name }) => names.has(name))
  return (
    <svg
      className="mini-grid"
      viewBox={`0 0 ${columns * UNIT} ${grid.length * UNIT}`}
      width={columns * square}
      height={grid.length * square}
      aria-hidden="true"
      focusable="false"
    >
      <path d={spaces.map(({ x, y }) => `M${x + 1} ${y + 1}${BOX}`).join('')} className="mini-space" />
      {icons &&
        spaces.map(({ name, sign, x, y }) => {
          const icon = iconName(sign)
          return icon ? (
            <g key={name} transform={`translate(${x + 2} ${y + 2})`}>
              <Icon name={icon} size={16} />
            </g>
          ) : null
        })}
      {crosses.length > 0 && (
        <path
          d={crosses.map(({ x, y }) => `M${x + 3} ${y + 3}l14 14m0 -14l-14 14`).join('')}
          className="mini-cross"
        />
      )}
    </svg>
  )
})
