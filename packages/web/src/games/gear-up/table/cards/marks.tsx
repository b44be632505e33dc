import { memo } from 'react'
import { crossStrokes, ringStroke, tickStroke } from './wobble.ts'

interface MarkProps {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly size: number
  /** Drawn just now: the stroke shows how. */
  readonly fresh?: boolean
}

const marks = (fresh: boolean | undefined) => (fresh ? 'mark mark-fresh' : 'mark')

/** A square crossed off by hand. */
export const CrossMark = memo(function CrossMark({ name, x, y, size, fresh }: MarkProps) {
  const [down, up] = crossStrokes(name, x, y, size)
  return (
    <g className={marks(fresh)}>
      <path d={down} pathLength={1} strokeWidth={size * 0.15} />
      <path d={up} pathLength={1} strokeWidth={size * 0.15} className="second" />
    </g>
  )
})

/** A slot outlined by hand: gained. */
export function RingMark({ name, x, y, size, fresh }: MarkProps) {
  return (
    <g className={`${marks(fresh)} mark-ring`}>
      <path
        d={ringStroke(name, x + size / 2, y + size / 2, size * 0.46)}
        pathLength={1}
        strokeWidth={size * 0.1}
      />
    </g>
  )
}

/** An upgrade ticked by hand. */
export function TickMark({ name, x, y, size, fresh }: MarkProps) {
  return (
    <g className={`${marks(fresh)} mark-tick`}>
      <path d={tickStroke(name, x, y, size)} pathLength={1} strokeWidth={size * 0.16} />
    </g>
  )
}
