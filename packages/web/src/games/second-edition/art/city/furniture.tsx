import type { ReactNode } from 'react'
import { burst, disc } from '../../../../art/draw.tsx'
import type { Furniture } from '../../../../zone-table/board/furnish.ts'
import { tenth } from '../../../../zone-table/board/rects.ts'

interface DrawnFurniture extends Furniture {
  /** With its back to the upper wall, from 0, 0. */
  readonly draw: () => ReactNode
}

const INK = { stroke: '#17130f', strokeWidth: 0.7, strokeLinejoin: 'round' } as const

/** An inked box with round corners. */
const box = (x: number, y: number, w: number, h: number, fill: string, rx = 0.6): ReactNode => (
  <rect x={x} y={y} width={w} height={h} rx={rx} fill={fill} {...INK} />
)

const bar = (x: number, y: number, w: number, h: number): string =>
  `M${tenth(x)} ${tenth(y)}h${w}v${h}h${-w}Z`

const discs = (points: readonly (readonly [number, number])[], r: number): string =>
  points.map(([x, y]) => disc(x, y, r)).join('')

const SPINES = ['#a3483c', '#c3a24f', '#4f7690', '#6b8a5b', '#b9b09b', '#7b5d8a']
const CHAIRS = [
  [4.5, 0.9],
  [4.5, 8.1],
  [0.9, 4.5],
  [8.1, 4.5],
] as const
const HOBS = [
  [1.9, 1.7],
  [4.7, 1.7],
  [1.9, 4],
  [4.7, 4],
] as const
const BARRELS = [
  [2, 2],
  [4.8, 2.6],
  [2.8, 4.8],
] as const

export const FURNITURE = {
  bed: {
    width: 9,
    depth: 12,
    draw: () => (
      <>
        {box(0, 0, 9, 12, '#6d4a30', 1)}
        {box(0.8, 3.4, 7.4, 8, '#7f8fa6', 1)}
        <path d={bar(1.2, 0.9, 3, 2.2) + bar(4.8, 0.9, 3, 2.2)} fill="#d8d0bd" {...INK} />
        <rect x="0.8" y="3.4" width="7.4" height="2" rx=".8" fill="#a3afc0" />
      </>
    ),
  },
  wardrobe: {
    width: 11,
    depth: 4.4,
    draw: () => (
      <>
        {box(0, 0, 11, 4.4, '#6a4a31')}
        <path d="M5.5 0V4.4" {...INK} />
        <path d={disc(4.7, 3.2, 0.4) + disc(6.3, 3.2, 0.4)} fill="#d8b25a" />
      </>
    ),
  },
  plant: {
    width: 5.4,
    depth: 5.4,
    draw: () => (
      <>
        <circle cx="2.7" cy="2.7" r="2.1" fill="#7a4a2c" {...INK} />
        <path d={burst(2.7, 2.7, 1.2, 3.1, 7)} fill="#4e7a48" {...INK} />
      </>
    ),
  },
  desk: {
    width: 11,
    depth: 6.4,
    draw: () => (
      <>
        {box(0, 0, 11, 4.6, '#7b5a3c')}
        {box(3.4, 0.6, 4.2, 2.2, '#2a3038', 0.4)}
        <path d={bar(3.9, 1, 3.2, 1.2)} fill="#6f93a6" />
        <circle cx="5.5" cy="5.4" r="1.5" fill="#3a4048" {...INK} />
      </>
    ),
  },
  stove: {
    width: 6.6,
    depth: 5.6,
    draw: () => (
      <>
        {box(0, 0, 6.6, 5.6, '#b9b3a4', 0.5)}
        <path d={discs(HOBS, 1)} fill="#3b3a38" />
      </>
    ),
  },
  fridge: {
    width: 5.6,
    depth: 5.6,
    draw: () => (
      <>
        {box(0, 0, 5.6, 5.6, '#cfd3d0')}
        <path d="M.8 4.3H4.8" stroke="#6d7376" strokeWidth=".6" />
      </>
    ),
  },
  sink: {
    width: 8,
    depth: 5,
    draw: () => (
      <>
        {box(0, 0, 8, 5, '#a69c88', 0.5)}
        {box(2, 1, 4, 2.8, '#d7dbd8', 1)}
      </>
    ),
  },
  table: {
    width: 9,
    depth: 9,
    draw: () => (
      <>
        <path d={discs(CHAIRS, 1.1)} fill="#5b4028" {...INK} />
        <circle cx="4.5" cy="4.5" r="2.9" fill="#8b6138" {...INK} />
      </>
    ),
  },
  sofa: {
    width: 13,
    depth: 6,
    draw: () => (
      <>
        {box(0, 0, 13, 6, '#4d5a4c', 1.2)}
        {box(1.6, 2, 4.8, 3.6, '#66755f', 0.8)}
        {box(6.6, 2, 4.8, 3.6, '#66755f', 0.8)}
      </>
    ),
  },
  tv: {
    width: 9,
    depth: 4,
    draw: () => (
      <>
        {box(0, 0, 9, 3, '#4b3a2b', 0.4)}
        {box(1, 0.8, 7, 1.5, '#23282f', 0.4)}
      </>
    ),
  },
  shelf: {
    width: 12,
    depth: 3.8,
    draw: () => (
      <>
        {box(0, 0, 12, 3.8, '#5e4530', 0.4)}
        {SPINES.map((color, index) => (
          <path key={color} d={bar(0.9 + index * 1.75, 0.8, 1.3, 2.2)} fill={color} />
        ))}
      </>
    ),
  },
  counter: {
    width: 13,
    depth: 4.6,
    draw: () => (
      <>
        {box(0, 0, 13, 4.6, '#7a5a3b')}
        <path d={bar(0.9, 0.8, 11.2, 2.2)} fill="#96754f" />
        {box(9, 1, 2.4, 1.8, '#3a4048', 0.3)}
      </>
    ),
  },
  bench: {
    width: 13,
    depth: 5,
    draw: () => (
      <>
        {box(0, 0, 13, 5, '#6b5334', 0.4)}
        <path
          d="M1.4 1.4L6 3.4M8 1.2L11.6 1.2M8.4 3.4L10.6 2.4"
          stroke="#b8bcc0"
          strokeWidth=".8"
          strokeLinecap="round"
        />
      </>
    ),
  },
  barrels: {
    width: 6.6,
    depth: 6.6,
    draw: () => (
      <>
        <path d={discs(BARRELS, 1.8)} fill="#5f4c36" {...INK} />
        <path d={discs(BARRELS, 0.9)} fill="none" stroke="#8d744f" strokeWidth=".5" />
      </>
    ),
  },
  tub: {
    width: 12,
    depth: 6.2,
    draw: () => (
      <>
        {box(0, 0, 12, 6.2, '#c9c5b8', 1)}
        {box(1, 1, 10, 4.2, '#8fb0b6', 2)}
      </>
    ),
  },
} as const satisfies Readonly<Record<string, DrawnFurniture>>

export type FurnitureId = keyof typeof FURNITURE
