import type { ReactNode } from 'react'
import { burst, Ink, Part, Patch } from '../../../../art/draw.tsx'

const BRASS = '#d99a3a'

const round = (x: number) =>
  `M${x} 24L${x} 12C${x} 8 ${x + 3} 5 ${x + 3} 5C${x + 3} 5 ${x + 6} 8 ${x + 6} 12L${x + 6} 24Z`

const shell = (x: number) => `M${x} 26L${x} 8L${x + 8} 8L${x + 8} 26Z`

/** Torn lines of a claw. */
const claw = (x: number, y: number) =>
  `M${x} ${y}L${x - 5} ${y + 20}L${x + 2} ${y + 3}ZM${x + 9} ${y}L${x + 4} ${y + 24}L${x + 11} ${y + 3}ZM${x + 18} ${y}L${x + 13} ${y + 20}L${x + 20} ${y + 3}Z`

/** What is thrown, eaten, carried, and what jumps out of a cupboard; on a field of 96 by 48. */
export const SUPPLIES = {
  molotov: () => (
    <>
      <Part
        shapes={[
          { d: 'M40 44L40 26C40 22 44 20 44 16L44 12L52 12L52 16C52 20 56 22 56 26L56 44Z', fill: '#5f8f5a' },
          { d: 'M45 12L48 4L51 12Z', fill: 'var(--bone)' },
        ]}
        ink={2}
      />
      <Part shapes={[{ d: burst(52, 5, 3, 7, 7), fill: 'var(--safety)' }]} ink={1.4} />
      <Patch d="M42 32L54 32L54 42L42 42Z" fill="#e8b04c" />
    </>
  ),
  'canned-food': () => (
    <>
      <Part shapes={[{ d: 'M34 8L62 8L62 43L34 43Z', fill: '#b9bfc2' }]} ink={2} />
      <Patch d="M34 16L62 16L62 35L34 35Z" fill="#c5372a" />
      <Ink d="M34 8Q48 13 62 8" />
      <Ink d="M42 25.5L54 25.5" w={3} colour="var(--bone)" />
    </>
  ),
  water: () => (
    <>
      <Part shapes={[{ d: 'M38 45L38 20L43 13L43 5L53 5L53 13L58 20L58 45Z', fill: '#8fc7e0' }]} ink={2} />
      <Patch d="M38 25L58 25L58 38L38 38Z" fill="#3a7fc4" />
      <Ink d="M43 8L53 8" w={3.4} />
      <Patch d="M48 27C44 32 45 35.4 48 35.4C51 35.4 52 32 48 27Z" fill="#dff2fa" />
    </>
  ),
  'bag-of-rice': () => (
    <>
      <Part
        shapes={[
          { d: 'M32 13L64 13L68 44L28 44Z', fill: '#e4dac2' },
          { d: 'M36 4L60 4L58 13L38 13Z', fill: '#e4dac2' },
        ]}
        ink={2}
      />
      <Ink d="M36 13L60 13" w={3} colour="#c5372a" />
      <Ink d="M42 24L42 34M48 22L48 36M54 24L54 34" w={2.4} colour="#8d7a4f" />
    </>
  ),
  flashlight: () => (
    <>
      <Patch d="M60 14L92 4L92 48L60 38Z" fill="#ffe08a" opacity={0.75} />
      <Part
        shapes={[
          { d: 'M8 20L46 20L46 32L8 32Z', fill: '#39424f' },
          { d: 'M46 20L58 14L58 38L46 32Z', fill: 'var(--steel-dark)' },
        ]}
        ink={2}
      />
      <Ink d="M24 20L32 20" w={3} colour="var(--safety)" />
    </>
  ),
  'plenty-of-bullets': () => (
    <>
      <Part shapes={[{ d: 'M20 22L76 22L76 44L20 44Z', fill: '#5c6546' }]} ink={2} />
      <Part shapes={[26, 36, 46, 56, 66].map((x) => ({ d: round(x), fill: BRASS }))} ink={1.6} />
      <Ink d="M28 34L68 34" w={3} colour="var(--bone-dim)" />
    </>
  ),
  'plenty-of-shells': () => (
    <>
      <Part shapes={[{ d: 'M20 24L76 24L76 44L20 44Z', fill: '#7a3b2c' }]} ink={2} />
      <Part shapes={[26, 38, 50, 62].map((x) => ({ d: shell(x), fill: '#c5372a' }))} ink={1.6} />
      <Patch
        d="M26 20L34 20L34 26L26 26ZM38 20L46 20L46 26L38 26ZM50 20L58 20L58 26L50 26ZM62 20L70 20L70 26L62 26Z"
        fill="#d9a441"
      />
      <Ink d="M28 35L68 35" w={3} colour="var(--bone-dim)" />
    </>
  ),
  aaahh: () => (
    <>
      <Part shapes={[{ d: burst(48, 24, 15, 23, 13), fill: 'var(--gore)' }]} ink={1.6} />
      <Part
        shapes={[
          {
            d: 'M34 20C34 8 62 8 62 20C62 27 60 30 58 32L58 40L38 40L38 32C36 30 34 27 34 20Z',
            fill: 'var(--flesh)',
          },
        ]}
        ink={2}
      />
      <Patch d="M40 28C40 24 56 24 56 28L55 39L41 39Z" fill="#2a0f0c" />
      <Patch
        d="M41 27L44 31L46 27ZM50 27L52 31L55 27ZM43 39L45 35L47 39ZM49 39L51 35L53 39Z"
        fill="var(--bone)"
      />
      <circle cx="42" cy="19" r="3.4" fill="var(--ink)" />
      <circle cx="54" cy="19" r="3.4" fill="var(--ink)" />
      <circle cx="42" cy="19" r="1.6" fill="var(--eye)" />
      <circle cx="54" cy="19" r="1.6" fill="var(--eye)" />
      <Ink d="M10 10L22 16M8 25L20 25M10 40L22 34M86 10L74 16M88 25L76 25M86 40L74 34" w={3} />
    </>
  ),
  'aaahh-crate': () => (
    <>
      <Part
        shapes={[
          { d: 'M30 22L25 4L32 10L35 2L40 10L46 4L43 22Z', fill: 'var(--flesh)' },
          { d: 'M56 22L60 8L65 14L70 6L72 22Z', fill: 'var(--flesh-dark)' },
        ]}
        ink={1.8}
      />
      <Part shapes={[{ d: 'M20 22L76 22L76 45L20 45Z', fill: '#a87a3f' }]} ink={2} />
      <Part shapes={[{ d: 'M12 12L36 20L34 26L10 18Z', fill: '#c99655' }]} ink={1.8} />
      <Patch d="M24 26L72 26L72 34L24 34Z" fill="#22150d" />
      <circle cx="42" cy="30" r="2.6" fill="var(--eye)" />
      <circle cx="54" cy="30" r="2.6" fill="var(--eye)" />
      <Patch d={claw(40, 24)} fill="var(--gore)" />
      <Ink d="M20 36L76 36M30 36L30 45M66 36L66 45" w={1.8} />
    </>
  ),
  'improvised-melee': () => (
    <>
      <Part
        shapes={[
          { d: 'M12 40L34 32', w: 8, fill: '#5f8f5a' },
          { d: 'M30 24L60 12L66 16L70 10L76 15L84 10L80 19L88 22L79 26L82 33L72 29L42 42Z', fill: '#7fb078' },
        ]}
        ink={2}
      />
      <Ink d="M40 28L66 18M44 35L70 25" w={1.8} colour="#cfe6c9" />
    </>
  ),
  'improvised-ranged': () => (
    <>
      <Ink d="M8 16L26 18M4 26L24 27M8 36L26 35" w={3} />
      <Part shapes={[{ d: 'M36 14L74 8L84 18L82 36L46 42L36 31Z', fill: '#b4532a' }]} ink={2} />
      <Patch d="M36 14L74 8L84 18L46 24Z" fill="#cf7044" />
      <Ink d="M46 24L46 42M46 24L84 18M36 14L46 24" w={1.8} />
      <Patch d="M52 29L60 28L60 34L52 35ZM66 27L74 26L74 32L66 33Z" fill="#7d3417" />
    </>
  ),
} as const satisfies Readonly<Record<string, () => ReactNode>>
