import type { CSSProperties, ReactNode } from 'react'
import { UNIT } from '../board/use-camera.ts'
import { Whole } from '../board/zone-marks.tsx'

/** A little field for what is drawn on a board, in units of it. */
export const FIELD = { width: 34, height: 26 } as const

/** Pixels a unit: as at a large table. */
const ZOOM = 2.2

interface Props {
  /** Drawings, in units. */
  readonly marks?: ReactNode
  /** Figures, as they stand on a board. */
  readonly children?: ReactNode
}

/** A piece of a board with one thing on it, drawn as the board draws it. */
export const Stage = ({ marks, children }: Props) => (
  <span className="legend-stage" aria-hidden="true">
    <span
      className="zb-layer"
      style={
        {
          width: FIELD.width * UNIT,
          height: FIELD.height * UNIT,
          transform: `scale(${ZOOM / UNIT})`,
          '--px': `${UNIT / ZOOM}px`,
          '--pu': `${1 / ZOOM}px`,
          '--pn': 1 / ZOOM,
        } as CSSProperties
      }
    >
      {marks && <Whole layout={FIELD}>{marks}</Whole>}
      {children}
    </span>
  </span>
)
