import type { ReactNode } from 'react'

/** A filled shape, or, with a width, a limb: a thick line with round ends. */
export interface Shape {
  readonly d: string
  readonly fill: string
  readonly w?: number
}

interface PartProps {
  readonly shapes: readonly Shape[]
  /** How far the ink reaches beyond the shapes. */
  readonly ink?: number
}

/** Shapes that share one ink outline, so that joints show no seams. What overlaps another part is a part of its own. */
export function Part({ shapes, ink = 2.5 }: PartProps) {
  // Ink is ink: lines of one width are one line, for there are many parts on a table.
  const widths = [...new Set(shapes.map(({ w }) => w))]
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {widths.map((w) => (
        <path
          key={`ink ${w}`}
          d={shapes.map((shape) => (shape.w === w ? shape.d : '')).join('')}
          fill={w === undefined ? 'var(--ink)' : 'none'}
          stroke="var(--ink)"
          strokeWidth={(w ?? 0) + 2 * ink}
        />
      ))}
      {shapes.map(({ d, w, fill }) =>
        w === undefined ? (
          <path key={d} d={d} fill={fill} />
        ) : (
          <path key={d} d={d} fill="none" stroke={fill} strokeWidth={w} />
        ),
      )}
    </g>
  )
}

interface InkProps {
  readonly d: string
  readonly w?: number
  readonly colour?: string
}

/** Lines drawn on top: folds, mouths, stitches. */
export function Ink({ d, w = 2, colour = 'var(--ink)' }: InkProps) {
  return (
    <path d={d} fill="none" stroke={colour} strokeWidth={w} strokeLinecap="round" strokeLinejoin="round" />
  )
}

/** A flat patch without outline: shade, light, blood. */
export function Patch({
  d,
  fill,
  opacity,
}: {
  readonly d: string
  readonly fill: string
  readonly opacity?: number
}) {
  return <path d={d} fill={fill} opacity={opacity} />
}

/** A dead eye: a glow in a dark socket. */
export function DeadEye({ x, y, r = 2.4 }: { readonly x: number; readonly y: number; readonly r?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r * 1.6} fill="var(--ink)" />
      <circle cx={x} cy={y} r={r * 0.8} fill="var(--eye)" />
    </>
  )
}

/** A star or a saw blade: points between two radii. */
export function burst(x: number, y: number, inner: number, outer: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2
    const radius = index % 2 === 0 ? outer : inner
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

interface PictureProps {
  readonly box?: string
  readonly size: number
  /** Without a label the picture is decoration: words beside it say the same. */
  readonly label?: string | undefined
  readonly children: ReactNode
}

export function Picture({ box = '0 0 100 100', size, label, children }: PictureProps) {
  return label === undefined ? (
    <svg viewBox={box} width={size} height={size} aria-hidden="true" focusable="false">
      {children}
    </svg>
  ) : (
    <svg viewBox={box} width={size} height={size} role="img" aria-label={label}>
      {children}
    </svg>
  )
}
