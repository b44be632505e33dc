import type { ReactNode } from 'react'
import { disc, Ink, Part, Patch } from '../../../../art/draw.tsx'
import { BODIES } from '../../../../art/zombie-bodies.tsx'

/** A hat on a head, by where its brim is. */
const Hat = ({ x, y, turn = 0, fill }: { x: number; y: number; turn?: number; fill: string }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <Part
      shapes={[
        { d: 'M-22 0C-12 7 12 7 22 0C14 -4 10 -3 10 -3C9 -16 -9 -16 -10 -3C-10 -3 -14 -4 -22 0Z', fill },
      ]}
      ink={2}
    />
    <Ink d="M-10 -3Q0 1 10 -3" />
  </g>
)

/** The dead of the west are those of anywhere, in what they wore. */
export const walker = (): ReactNode => (
  <>
    {BODIES.walker()}
    <Part shapes={[{ d: 'M40 33L66 33L60 44L53 49L45 43Z', fill: '#a13f3f' }]} ink={1.8} />
    <Hat x={53} y={10} turn={8} fill="#6b4a2a" />
  </>
)

export const runner = (): ReactNode => (
  <>
    {BODIES.runner()}
    <Ink d="M36 28L56 60M46 26L64 54" w={3.4} colour="#3c2a1c" />
    <Part shapes={[{ d: 'M18 29L40 27L44 33L30 42L22 36Z', fill: '#c99a3a' }]} ink={1.8} />
    <Ink d="M42 30L54 22M43 32L56 29" w={4} colour="#c99a3a" />
  </>
)

/** A wrangler who was large before. */
export const brute = (): ReactNode => (
  <>
    {BODIES.brute()}
    <Part shapes={[{ d: 'M20 34L34 30L40 70L26 70ZM80 34L66 30L60 70L74 70Z', fill: '#5a371c' }]} ink={2} />
    <Ink d="M28 38L32 66M72 38L68 66" w={1.8} colour="#8a6238" />
    <Part shapes={[{ d: 'M24 66L76 66L76 73L24 73Z', fill: '#3a2312' }]} ink={1.8} />
    <Patch d={disc(50, 69.5, 4)} fill="#c79a3f" />
    <Hat x={50} y={11} fill="#33271d" />
  </>
)
