import { Fragment, type ReactNode } from 'react'
import { burst, disc } from '../../../../art/draw.tsx'
import type { Furniture } from '../../../../zone-table/board/furnish.ts'
import { boxPath } from '../../../../zone-table/board/rects.ts'

interface DrawnFurniture extends Furniture {
  /** With its back to the upper wall, from 0, 0. */
  readonly draw: () => ReactNode
}

const INK = { stroke: '#1a0f07', strokeWidth: 0.7, strokeLinejoin: 'round' } as const

/** Inked boxes of one color, each as left, top, right, bottom. */
const boxes = (fill: string, ...list: readonly (readonly [number, number, number, number])[]): ReactNode => (
  <path d={list.map(boxPath).join('')} fill={fill} {...INK} />
)

/** Inked discs of one color, each as x, y, radius. */
const discs = (fill: string, ...list: readonly (readonly [number, number, number])[]): ReactNode => (
  <path d={list.map(([x, y, r]) => disc(x, y, r)).join('')} fill={fill} {...INK} />
)

const lines = (d: string, stroke = '#1a0f07', strokeWidth = 0.6): ReactNode => (
  <path d={d} fill="none" stroke={stroke} strokeWidth={strokeWidth} strokeLinecap="round" />
)

const thing = (width: number, depth: number, ...parts: readonly ReactNode[]): DrawnFurniture => ({
  width,
  depth,
  draw: () => (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing stay as they are
        <Fragment key={index}>{part}</Fragment>
      ))}
    </>
  ),
})

const WOOD = '#7d532c'
const DARK = '#5a371c'
const PALE = '#a97746'
const IRON = '#3b3f45'
const BRASS = '#c79a3f'

export const FURNITURE = {
  bar: thing(
    14,
    5,
    boxes(DARK, [0, 0, 14, 5]),
    boxes(PALE, [0.8, 2.6, 13.2, 4.4]),
    discs('#7fae8c', [2, 1.4, 0.7], [6, 1.4, 0.7], [11.6, 1.4, 0.7]),
    discs('#c9a24f', [4, 1.4, 0.7], [8.4, 1.4, 0.7]),
  ),
  table: thing(
    9,
    9,
    discs(DARK, [4.5, 1, 1.2], [4.5, 8, 1.2], [1, 4.5, 1.2], [8, 4.5, 1.2]),
    discs(WOOD, [4.5, 4.5, 3]),
    discs('#3f6b4a', [4.5, 4.5, 2]),
    lines('M3.6 4.2l1 .6M5 5.2l.8 -.8', '#f3e6c8', 0.8),
  ),
  piano: thing(
    9,
    5,
    boxes('#2f2019', [0, 0, 9, 3.2]),
    boxes('#f3ead6', [0.7, 3.2, 8.3, 4.8]),
    lines('M2 3.2v1M3.4 3.2v1M4.8 3.2v1M6.2 3.2v1M7.4 3.2v1', '#1a0f07', 0.7),
  ),
  bed: thing(
    8,
    11,
    boxes(DARK, [0, 0, 8, 11]),
    boxes('#93583f', [0.8, 3.4, 7.2, 10.4]),
    boxes('#e2d6bb', [1, 0.8, 3.7, 2.8], [4.3, 0.8, 7, 2.8]),
    lines('M.8 5.6H7.2M.8 8H7.2', '#c98a5d', 0.7),
  ),
  dresser: thing(
    9,
    4,
    boxes(WOOD, [0, 0, 9, 4]),
    lines('M4.5 0V4M3 2h.6M5.6 2h.6'),
    discs('#b9cfd2', [4.5, 0.9, 0.9]),
  ),
  trunk: thing(7, 4.4, boxes('#6b4a2a', [0, 0, 7, 4.4]), lines('M1.6 0V4.4M5.4 0V4.4', BRASS, 0.8)),
  plant: thing(
    5,
    5,
    discs('#8a4d2c', [2.5, 2.5, 2]),
    <path d={burst(2.5, 2.5, 1.1, 2.9, 7)} fill="#5d7340" {...INK} />,
  ),
  stove: thing(
    6.6,
    5.6,
    boxes(IRON, [0, 0, 6.6, 5.6]),
    discs('#1c1d20', [1.8, 1.8, 1.1], [4.8, 1.8, 1.1], [1.8, 4, 0.9]),
    discs('#e8772e', [4.8, 4, 0.9]),
  ),
  bench: thing(
    12,
    4.8,
    boxes(WOOD, [0, 0, 12, 4.8]),
    lines('M1.4 1.4L5 3.2M7 1.2H10.4M7.6 3.2L10 2.4', '#c9ccd0', 0.8),
  ),
  barrels: thing(
    7,
    7,
    discs(WOOD, [2.1, 2.1, 2], [5.1, 2.6, 1.8], [2.8, 5.2, 1.8]),
    lines('M.9 2.1a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M4.1 2.6a1 1 0 1 0 2 0a1 1 0 1 0 -2 0', '#3a2312'),
  ),
  shelf: thing(
    12,
    3.8,
    boxes(DARK, [0, 0, 12, 3.8]),
    boxes('#a3483c', [1, 0.8, 2.4, 2.8], [7.6, 0.8, 9, 2.8]),
    boxes('#c9a24f', [3, 0.8, 4.4, 2.8], [9.6, 0.8, 11, 2.8]),
    boxes('#6b8a8f', [5.2, 0.8, 6.8, 2.8]),
  ),
  crates: thing(
    9,
    7,
    boxes('#9a6a37', [0, 0, 5, 5], [5.4, 0, 9, 3.6], [1, 5, 3.6, 7]),
    lines('M0 0L5 5M5.4 3.6L9 0M0 2.5H5', '#5c3d22'),
  ),
  sacks: thing(
    7,
    6,
    discs('#b9a173', [2, 2, 2], [5, 2.2, 1.9], [3.4, 4.2, 1.8]),
    lines('M1.4 2h1.2M4.4 2.2h1.2M2.8 4.2h1.2', '#7a6238', 0.8),
  ),
  desk: thing(
    10,
    6.2,
    boxes(WOOD, [0, 0, 10, 4.4]),
    boxes('#f3ead6', [2, 0.9, 4.6, 3]),
    boxes('#4c6b52', [5.4, 0.8, 8.8, 3.4]),
    discs(DARK, [5, 5.3, 1.5]),
  ),
  safe: thing(
    5.4,
    5,
    boxes('#4b5157', [0, 0, 5.4, 5]),
    boxes('#5d646b', [0.8, 0.8, 4.6, 4.2]),
    discs(BRASS, [2.7, 2.5, 1]),
  ),
  pew: thing(11, 3.4, boxes(DARK, [0, 0, 11, 3.4]), boxes(PALE, [0.6, 1.4, 10.4, 2.9])),
  altar: thing(8, 5, boxes('#e2d6bb', [0, 0, 8, 5]), lines('M4 .8V4.2M2.7 1.9H5.3', '#a3483c', 1.1)),
  coffin: thing(
    5.4,
    11,
    <path d="M1.4 0H4L5.4 3L4.2 11H1.2L0 3Z" fill="#6b4526" {...INK} />,
    lines('M2.7 2V7M1.5 3.6H3.9', '#d9c59a', 0.8),
  ),
  tub: thing(
    11,
    6,
    boxes('#8a6238', [0, 0, 11, 6]),
    boxes('#7fa7ab', [1, 1, 10, 5]),
    lines('M2.4 2.4q1 -.8 2 0t2 0', '#cfe3e3', 0.6),
  ),
  washstand: thing(6.4, 4.4, boxes(WOOD, [0, 0, 6.4, 4.4]), discs('#e2e6e2', [3.2, 2.2, 1.6])),
  hay: thing(
    9,
    6,
    boxes('#c9a24f', [0, 0, 9, 6]),
    lines('M1 1.4L8 2M1 3.4L8 3.2M1.4 5L7.6 4.6M3 0V6M6.2 0V6', '#8f6f2a'),
  ),
  trough: thing(12, 4, boxes(DARK, [0, 0, 12, 4]), boxes('#6d949a', [0.9, 0.9, 11.1, 3.1])),
  saddle: thing(8, 4.6, boxes(DARK, [0, 0, 8, 2.2]), discs('#8f4a2a', [2.4, 2.6, 1.9], [5.8, 2.6, 1.8])),
  anvil: thing(
    8,
    6,
    boxes('#5c3d22', [1, 0, 6, 5]),
    <path d="M0 1.4H8L6 3H5V4H2V3Q.6 3 0 1.4Z" fill={IRON} {...INK} />,
  ),
  sofa: thing(
    12,
    5.6,
    boxes('#5d3a3a', [0, 0, 12, 5.6]),
    boxes('#8a4d47', [1.4, 1.8, 5.9, 5], [6.1, 1.8, 10.6, 5]),
  ),
  cart: thing(
    10,
    7,
    lines('M0 1.4H10M0 5.6H10', '#8d959c', 0.9),
    boxes(IRON, [1.6, 0.2, 8.4, 6.8]),
    discs('#8a7f73', [3.6, 2.4, 1.4], [6, 4.4, 1.6], [6.4, 2, 1]),
  ),
  props: thing(8, 4, boxes('#7a5330', [0, 0, 8, 1.8], [0.4, 1.8, 2, 4], [6, 1.8, 7.6, 4])),
  ore: thing(
    7,
    6,
    <path d="M0 2L2 0L4.6 .6L7 3L5.6 6L1.6 5.6Z" fill="#6b6258" {...INK} />,
    discs(BRASS, [2.6, 2.4, 0.7], [4.6, 3.8, 0.8]),
  ),
  well: thing(8, 8, discs('#7d766c', [4, 4, 3.8]), discs('#1f2a33', [4, 4, 2.4]), lines('M0 4H8', DARK, 1.2)),
  tree: thing(
    9,
    9,
    lines(
      'M4.5 4.5L1 1M4.5 4.5L8 1.4M4.5 4.5L8 7.6M4.5 4.5L1.4 7.8M2.4 2.4L2.6 .6M6.6 6L8.6 5.6',
      '#1a0f07',
      1.6,
    ),
    lines('M4.5 4.5L1 1M4.5 4.5L8 1.4M4.5 4.5L8 7.6M4.5 4.5L1.4 7.8', '#6d5a45', 0.8),
    discs('#6d5a45', [4.5, 4.5, 1.3]),
  ),
  graves: thing(
    12,
    6,
    boxes('#4c4428', [1, 2, 4.6, 6], [7, 2, 10.6, 6]),
    <path
      d="M1.4 2.6V.8Q2.8 -.6 4.2 .8V2.6ZM8.2 -.2H9.4V1H10.6V2H9.4V3H8.2V2H7V1H8.2Z"
      fill="#a9a396"
      {...INK}
    />,
  ),
} as const satisfies Readonly<Record<string, DrawnFurniture>>

export type TownFurnitureId = keyof typeof FURNITURE
