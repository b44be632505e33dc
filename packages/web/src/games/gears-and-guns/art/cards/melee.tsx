import type { ReactNode } from 'react'
import { disc, Ink, Part, Patch } from '../../../../art/draw.tsx'

const STEEL = '#aab3b8'
const EDGE = '#eef0ee'
const WOOD = 'var(--wood)'
const BRASS = '#d6ab4c'

/** A tank of steam at a handle. */
const Tank = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <Part shapes={[{ d: disc(x, y, 5.6), fill: '#b8672e' }]} ink={1.8} />
    <Patch d={disc(x, y, 3)} fill="#f3ead6" />
    <Ink d={`M${x} ${y}l1.8 -1.6`} w={1.3} colour="#a32a1d" />
  </>
)

export const MELEE = {
  pan: () => (
    <>
      <Part shapes={[{ d: 'M6 38L44 26', w: 7, fill: '#4b5157' }]} ink={2} />
      <Part
        shapes={[{ d: 'M40 22C40 4 84 -2 90 18C94 36 60 46 46 36C42 32 40 28 40 22Z', fill: '#3b3f45' }]}
        ink={2}
      />
      <Patch d="M48 22C50 10 78 6 83 18C86 30 62 38 52 31C49 28 48 25 48 22Z" fill="#5d646b" />
      <Ink d="M56 18Q64 12 74 14" w={2.4} colour="#8d959c" />
    </>
  ),
  hatchet: () => (
    <>
      <Part shapes={[{ d: 'M14 44L68 14', w: 6.4, fill: '#9a6a37' }]} ink={2} />
      <Part shapes={[{ d: 'M56 6L70 3L82 14C88 20 86 32 80 38C74 28 66 24 62 25Z', fill: STEEL }]} ink={2} />
      <Ink d="M84 20C86 26 84 32 80 36" w={2} colour={EDGE} />
    </>
  ),
  chainsaw: () => (
    <>
      <Part shapes={[{ d: 'M36 20L88 16C95 17 95 25 88 26L38 31Z', fill: STEEL }]} ink={2} />
      <Ink d="M44 18L46 14M53 17L55 13M62 16.6L64 12.6M71 16L73 12M80 15.6L82 11.6M46 31L48 35M56 30L58 34M66 29L68 33M76 28L78 32" />
      <Part
        shapes={[
          { d: 'M10 16L40 14L42 36L14 40Z', fill: '#b8672e' },
          { d: 'M3 22L11 20L12 36L4 36Z', fill: '#4a2c17' },
        ]}
        ink={2}
      />
      <Ink d="M18 14Q26 3 36 13" w={4} />
      <Ink d="M18 18L20 37M34 16L36 36" w={2.4} colour={BRASS} />
      <Tank x={27} y={27} />
    </>
  ),
  knife: () => (
    <>
      <Part
        shapes={[
          { d: 'M12 38L34 28', w: 8, fill: '#5b3b22' },
          { d: 'M34 34L32 24L70 10C80 8 88 10 90 14C80 24 56 30 34 34Z', fill: STEEL },
        ]}
        ink={2}
      />
      <Part shapes={[{ d: 'M29 22L38 36', w: 3.6, fill: BRASS }]} ink={1.6} />
      <Ink d="M44 27L78 14" w={1.8} colour={EDGE} />
    </>
  ),
  machete: () => (
    <>
      <Part
        shapes={[
          { d: 'M8 42L26 33', w: 8, fill: '#3a3226' },
          { d: 'M25 37L30 26L76 5C90 2 94 14 86 20Z', fill: STEEL },
        ]}
        ink={2}
      />
      <Ink d="M36 33L84 17" w={1.8} colour={EDGE} />
      <Tank x={33} y={25} />
    </>
  ),
  saber: () => (
    <>
      <Part
        shapes={[
          { d: 'M8 38L24 30', w: 6, fill: '#2e2620' },
          { d: 'M22 34C48 30 72 22 92 4C84 26 60 38 25 38Z', fill: '#c6cdd0' },
        ]}
        ink={2}
      />
      <Ink d="M10 42C16 48 28 44 27 30M21 26L29 40" w={3.4} colour={BRASS} />
      <Tank x={36} y={31} />
    </>
  ),
  pickaxe: () => (
    <>
      <Part shapes={[{ d: 'M12 45L66 16', w: 6.4, fill: WOOD }]} ink={2} />
      <Part
        shapes={[{ d: 'M40 4C58 2 76 10 90 34C76 22 64 16 56 18C54 12 48 7 40 4Z', fill: '#8d959c' }]}
        ink={2}
      />
      <Ink d="M48 5C64 6 76 14 84 25" w={1.8} colour={EDGE} />
      <Tank x={56} y={23} />
    </>
  ),
  tomahawk: () => (
    <>
      <Part shapes={[{ d: 'M18 45L64 10', w: 5, fill: '#7a4a24' }]} ink={2} />
      <Part shapes={[{ d: 'M50 12L58 2L84 10C90 18 86 26 78 28L60 24Z', fill: STEEL }]} ink={2} />
      <Ink d="M26 40L22 47M31 37L28 46" w={3} colour="#c9453a" />
      <Ink d="M85 13Q87 20 80 26" w={2} colour={EDGE} />
      <Tank x={50} y={22} />
    </>
  ),
  'guillotines-patriotic-saber': () => (
    <>
      <Part
        shapes={[
          { d: 'M7 39L23 31', w: 7, fill: '#23386b' },
          { d: 'M21 36C46 34 74 24 94 2C92 28 64 42 24 41Z', fill: '#dfe4e6' },
        ]}
        ink={2}
      />
      <Ink d="M34 36C54 33 72 26 86 13" w={3} colour="#c5372a" />
      <Ink d="M36 39C56 37 74 30 86 18" w={2.4} colour="#2f5fa8" />
      <Ink d="M8 44C16 50 28 46 27 30M20 26L29 42" w={3.6} colour={BRASS} />
      <Tank x={14} y={34} />
    </>
  ),
} as const satisfies Readonly<Record<string, () => ReactNode>>
