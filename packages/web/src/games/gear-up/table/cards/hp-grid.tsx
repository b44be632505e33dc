import type { Drawing } from '@graveshift/gear-up'
import { GRID_SIZE, squareName } from '@graveshift/kernel'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../../../../i18n/use-words.ts'
import { useFresh } from '../../../../table/use-fresh.ts'
import { useTable } from '../table-state.ts'
import { Coordinates } from './coordinates.tsx'
import { DottedLines } from './dotted-lines.tsx'
import { GhostLayer } from './ghost-layer.tsx'
import { HpSquare } from './hp-square.tsx'
import { PlansLayer } from './plans-layer.tsx'
import { UNIT } from './units.ts'

interface Props {
  readonly target: number
  readonly grid: Drawing
  readonly crossed: string
  readonly mouth?: Drawing | null
  readonly lines?: readonly string[]
  readonly label: string
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The HP spaces of a target: a grid to look at, to walk through by keys and to draw on. */
export function HpGrid({ target, grid, crossed, mouth, lines, label }: Props) {
  const words = useWords()
  const { drawing, draw, pointer } = useTable()
  const names = crossed === '' ? [] : crossed.split(' ')
  const fresh = useFresh(names)
  const rows = grid.length
  const columns = Math.max(...grid.map((text) => text.length))
  const signAt = (row: number, column: number) => grid[row]?.[column] ?? '.'
  const isSpace = (row: number, column: number) => signAt(row, column) !== '.'
  const squares = grid.flatMap((text, row) =>
    [...text].flatMap((sign, column) =>
      sign === '.' ? [] : [{ row, column, sign, square: row * GRID_SIZE + column }],
    ),
  )
  const [walked, setWalked] = useState<number>()
  const touch = useRef('mouse')
  const active = walked ?? squares[0]?.square
  const glow = drawing?.glow(target)
  const pointed = pointer?.targets.includes(target) && pointer.targets.length === 1 ? pointer.squares : []

  const handAt = (event: PointerEvent | MouseEvent): readonly [number, number] => {
    const box = event.currentTarget.getBoundingClientRect()
    return [
      ((event.clientY - box.top) / box.height) * rows - 0.5,
      ((event.clientX - box.left) / box.width) * columns - 0.5,
    ]
  }
  const press = (event: MouseEvent) => {
    if (!drawing) return
    const hand = handAt(event)
    const square = Math.round(hand[0]) * GRID_SIZE + Math.round(hand[1])
    const { ghost, now } = drawing
    const isOnGhost = ghost?.target === target && ghost.squares.includes(square)
    if (touch.current === 'mouse' ? !now.pinned && ghost : now.pinned && isOnGhost) return draw()
    if (touch.current === 'mouse' && isOnGhost) return draw()
    drawing.move({ do: 'put', spot: { target, hand } })
  }
  const walk = (event: KeyboardEvent<SVGSVGElement>) => {
    const step = STEPS[event.key]
    if (step) delete event.currentTarget.dataset.pressed
    if (step && active !== undefined) {
      event.preventDefault()
      let [row, column] = [(active >> 3) + step[0], (active & 7) + step[1]]
      while (row >= 0 && row < rows && column >= 0 && column < columns && !isSpace(row, column)) {
        row += step[0]
        column += step[1]
      }
      if (!isSpace(row, column)) return
      setWalked(row * GRID_SIZE + column)
      event.currentTarget
        .querySelector<SVGGElement>(`[data-square="${squareName(row * GRID_SIZE + column)}"]`)
        ?.focus()
      drawing?.move({ do: 'put', spot: { target, hand: [row, column] } })
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (drawing && drawing.ghost?.target !== target && active !== undefined)
        drawing.move({ do: 'put', spot: { target, hand: [active >> 3, active & 7] } })
      else draw()
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be an HTML table
    <svg
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: this drawing is a grid to walk through
      role="grid"
      tabIndex={-1}
      aria-label={label}
      className="hp-grid"
      data-target={target}
      data-figure="crossed"
      data-drawing={drawing ? '' : undefined}
      viewBox={`-1.5 -1.5 ${columns * UNIT + 3} ${rows * UNIT + 3}`}
      style={{ '--columns': columns, '--rows': rows } as CSSProperties}
      onPointerDown={(event) => {
        touch.current = event.pointerType
        event.currentTarget.dataset.pressed = ''
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) delete event.currentTarget.dataset.pressed
      }}
      onPointerMove={(event) => {
        // At once, or React would let a frame go by before the figure follows the hand.
        if (event.pointerType === 'mouse')
          flushSync(() => drawing?.move({ do: 'hover', spot: { target, hand: handAt(event) } }))
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') drawing?.move({ do: 'hover', spot: undefined })
      }}
      onClick={press}
      onKeyDown={walk}
    >
      {grid.map((_, row) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
        <g role="row" key={row}>
          {squares
            .filter((each) => each.row === row)
            .map(({ column, sign, square }) => (
              <HpSquare
                key={square}
                target={target}
                square={square}
                sign={sign}
                crossed={names.includes(squareName(square))}
                fresh={fresh.has(squareName(square))}
                mouth={mouth?.[row]?.[column] === '@'}
                glow={glow?.has(square) ?? false}
                pointed={pointed.includes(square)}
                active={square === active}
                words={words}
                onFocus={setWalked}
              />
            ))}
        </g>
      ))}
      <Coordinates grid={grid} />
      {lines && lines.length > 0 && <DottedLines lines={lines} />}
      <PlansLayer target={target} />
      <GhostLayer target={target} isSpace={(square) => isSpace(square >> 3, square & 7)} />
    </svg>
  )
}
