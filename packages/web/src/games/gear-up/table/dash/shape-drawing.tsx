import { extent, type Point } from '../place/figure.ts'

interface Props {
  readonly points: readonly Point[]
  /** Pixels of one square. */
  readonly square: number
  readonly label?: string
  /** Squares drawn differently: the first part of a cut. */
  readonly cut?: ReadonlySet<number>
}

/** A hit shape as it is held. */
export function ShapeDrawing({ points, square, label, cut }: Props) {
  const { rows, columns } = extent(points)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or words beside it say the same
    <svg
      className="shape"
      viewBox={`0 0 ${columns * 10} ${rows * 10}`}
      width={columns * square}
      height={rows * square}
      {...(label === undefined
        ? { 'aria-hidden': true, focusable: false }
        : { role: 'img', 'aria-label': label })}
    >
      {points.map(([row, column], index) => (
        <rect
          key={`${row}/${column}`}
          x={column * 10 + 0.6}
          y={row * 10 + 0.6}
          width={8.8}
          height={8.8}
          rx={1.4}
          className={cut?.has(index) ? 'shape-cut' : undefined}
        />
      ))}
    </svg>
  )
}
