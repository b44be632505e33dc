import type { ReactNode } from 'react'
import { disc, Ink, Part, Patch } from '../../../../art/draw.tsx'

const STEEL = 'var(--steel)'
const WOOD = 'var(--wood)'
const EDGE = '#eef0ee'
const GRIP = '#3a3226'

/** What is swung, on a field of 96 by 48. */
export const MELEE = {
  'baseball-bat': () => (
    <>
      <Part
        shapes={[
          { d: 'M10 38L34 30', w: 5, fill: '#7a4a24' },
          { d: 'M34 30L84 13', w: 11, fill: '#c99655' },
          { d: disc(9, 38.4, 4), fill: '#7a4a24' },
        ]}
        ink={2}
      />
      <Ink d="M16 34L18 39M22 32L24 37M28 30L30 35" w={1.8} />
    </>
  ),
  crowbar: () => (
    <Part
      shapes={[
        { d: 'M8 40L74 14C82 10 88 14 84 22', w: 6, fill: '#5d6b78' },
        { d: 'M8 40L4 34', w: 5, fill: '#5d6b78' },
      ]}
      ink={2}
    />
  ),
  'fire-axe': () => (
    <>
      <Part shapes={[{ d: 'M10 42L66 14', w: 6, fill: WOOD }]} ink={2} />
      <Part
        shapes={[
          { d: 'M58 6L72 2C82 8 88 18 88 28L74 24L66 18Z', fill: '#c5372a' },
          { d: 'M84 14C88 18 89 24 88 28L80 26Z', fill: STEEL },
        ]}
        ink={2}
      />
    </>
  ),
  chainsaw: () => (
    <>
      <Part shapes={[{ d: 'M34 22L90 18C95 19 95 26 90 27L36 32Z', fill: STEEL }]} ink={2} />
      <Ink d="M42 20L44 17M50 19L52 16M58 18.6L60 16M66 18L68 15M74 18L76 15M82 17.6L84 15M44 32L46 35M54 31L56 34M64 30L66 33M74 29L76 32M84 28L86 31" />
      <Part
        shapes={[
          { d: 'M8 18L38 16L40 36L12 40Z', fill: '#e8772e' },
          { d: 'M4 22L10 22L10 36L4 36Z', fill: '#2b2b33' },
        ]}
        ink={2}
      />
      <Ink d="M16 14Q26 4 34 14" w={4} />
    </>
  ),
  katana: () => (
    <>
      <Part
        shapes={[
          { d: 'M6 42L22 34', w: 6, fill: '#2b2b33' },
          { d: 'M22 36C46 30 70 18 90 6C72 12 48 22 24 30Z', fill: '#c6cdd0' },
        ]}
        ink={2}
      />
      <Part shapes={[{ d: 'M20 28L27 40', w: 3.4, fill: '#c79a3f' }]} ink={1.4} />
    </>
  ),
  kukri: () => (
    <>
      <Part
        shapes={[
          { d: 'M7 40L25 32', w: 7, fill: '#5b3b22' },
          {
            d: 'M24 37L27 26C40 24 50 22 60 15C70 8 84 5 91 9C90 22 78 34 62 36C48 38 36 33 24 37Z',
            fill: STEEL,
          },
        ]}
        ink={2}
      />
      <Ink d="M34 34C48 32 58 34 66 32C76 29 84 22 88 13" w={1.6} colour={EDGE} />
      <Ink d="M12 35L14 40M18 33L20 38" w={1.8} />
    </>
  ),
  machete: () => (
    <>
      <Part
        shapes={[
          { d: 'M8 40L24 32', w: 7, fill: GRIP },
          { d: 'M24 36L28 27L78 6C88 4 90 12 82 16Z', fill: STEEL },
        ]}
        ink={2}
      />
      <Ink d="M30 30L80 10" w={1.6} colour={EDGE} />
    </>
  ),
  nailbat: () => (
    <>
      <Part
        shapes={[
          {
            d: 'M44 24L40 14M54 20L51 9M65 17L63 5M75 13L78 2M58 26L64 36M70 22L77 32M80 17L90 24',
            w: 2.4,
            fill: STEEL,
          },
        ]}
        ink={1.4}
      />
      <Part
        shapes={[
          { d: 'M10 39L34 30', w: 5, fill: '#2f2a26' },
          { d: 'M34 30L83 13', w: 11, fill: '#a8794a' },
          { d: disc(9, 39.4, 4), fill: '#2f2a26' },
        ]}
        ink={2}
      />
      <Patch d="M62 14L80 8L86 15L70 24C66 22 64 18 62 14Z" fill="var(--gore)" />
      <Ink d="M16 34L18 39M22 32L24 37M28 30L30 35M42 26L44 30M50 23L52 27" w={1.8} />
    </>
  ),
  'golden-kukri': () => (
    <>
      <Part
        shapes={[
          { d: 'M8 40L25 33', w: 8, fill: '#7a2b2b' },
          {
            d: 'M24 38L26 25C40 24 50 20 59 13C70 5 85 3 92 8C91 22 79 36 62 38C48 39 36 34 24 38Z',
            fill: '#e0ac2e',
          },
        ]}
        ink={2}
      />
      <Part shapes={[{ d: 'M21 26L29 41', w: 4, fill: '#f6dd7a' }]} ink={1.4} />
      <Ink d="M36 34C50 33 60 35 68 32C78 28 86 20 89 11" w={1.8} colour="#fff3bf" />
      <Part shapes={[{ d: disc(7, 40.4, 3.4), fill: '#3a7fc4' }]} ink={1.4} />
      <Ink d="M46 27Q54 25 60 20M52 29Q62 27 70 18" w={1.6} colour="#8f6712" />
      <Patch d="M66 3L67.4 7L71 8.4L67.4 9.8L66 14L64.6 9.8L61 8.4L64.6 7Z" fill="#fff8dc" />
    </>
  ),
  zantetsuken: () => (
    <>
      <Patch d="M30 45C58 44 84 30 95 8C86 26 62 38 30 40Z" fill="#8fd0ff" opacity={0.75} />
      <Part
        shapes={[
          { d: 'M4 44L24 32', w: 6.4, fill: '#3b1f52' },
          { d: 'M23 35C46 26 68 14 93 2C88 16 60 32 27 39Z', fill: '#dfe9ee' },
        ]}
        ink={2}
      />
      <Ink d="M30 36C54 29 76 18 88 8" w={1.6} colour="#6fb4e6" />
      <Part shapes={[{ d: 'M18 26C26 26 30 32 29 42', w: 3.6, fill: '#c5372a' }]} ink={1.4} />
      <Ink d="M8 38L11 43M14 34.6L17 39.6" w={1.8} colour="#d9a441" />
      <Part shapes={[{ d: 'M5 44C8 50 2 47 3 52', w: 2, fill: '#c5372a' }]} ink={1} />
    </>
  ),
} as const satisfies Readonly<Record<string, () => ReactNode>>
