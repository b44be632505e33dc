import type { ReactNode } from 'react'
import { disc, Ink, Part, Patch } from '../../../../art/draw.tsx'

const STEEL = 'var(--steel)'
const DARK = 'var(--steel-dark)'
const WOOD = 'var(--wood)'
const BLACK = '#2b3036'

/** What is fired, on a field of 96 by 48. */
export const FIREARMS = {
  pistol: () => (
    <>
      <Part shapes={[{ d: 'M22 14L74 14L74 24L40 24L36 42L22 42Z', fill: DARK }]} ink={2} />
      <Patch d="M24 26L36 26L33 40L24 40Z" fill="#3a3226" />
      <Ink d="M40 24Q42 32 36 32M58 14L58 18M64 14L64 18" w={2.2} />
    </>
  ),
  'sawed-off': () => (
    <>
      <Part shapes={[{ d: 'M6 38L20 24L40 20L44 28L26 32L16 42Z', fill: WOOD }]} ink={2} />
      <Part
        shapes={[
          { d: 'M40 17L88 11L89 15L41 22Z', fill: DARK },
          { d: 'M41 23L89 17L90 21L43 28Z', fill: STEEL },
        ]}
        ink={2}
      />
      <Ink d="M42 30Q44 37 36 36" w={2.4} />
    </>
  ),
  shotgun: () => (
    <>
      <Part
        shapes={[
          { d: 'M4 36L16 25L34 24L36 30L22 33L10 42Z', fill: WOOD },
          { d: 'M52 26L72 25L72 31L54 32Z', fill: WOOD },
        ]}
        ink={2}
      />
      <Part shapes={[{ d: 'M34 20L92 18L92 23L34 27Z', fill: DARK }]} ink={2} />
      <Ink d="M38 28Q40 35 32 34" w={2.4} />
    </>
  ),
  'sniper-rifle': () => (
    <>
      <Part shapes={[{ d: 'M4 34L14 26L40 26L44 30L26 32L20 40L8 42Z', fill: WOOD }]} ink={2} />
      <Part
        shapes={[
          { d: 'M38 23L92 23L92 26L60 28L38 29Z', fill: DARK },
          { d: 'M34 13L62 13L62 19L34 19Z', fill: BLACK },
        ]}
        ink={2}
      />
      <Ink d="M40 19L40 23M56 19L56 23M44 30L42 37" w={2.4} />
    </>
  ),
  'sub-mg': () => (
    <>
      <Part shapes={[{ d: 'M18 18L5 18L5 29', w: 3.4, fill: DARK }]} ink={2} />
      <Part
        shapes={[
          { d: 'M18 13L70 13L70 24L18 24Z', fill: BLACK },
          { d: 'M70 15L90 15L90 21L70 21Z', fill: DARK },
          { d: 'M26 24L37 24L34 40L24 40Z', fill: BLACK },
          { d: 'M50 24L60 24L58 45L49 45Z', fill: STEEL },
        ]}
        ink={2}
      />
      <Ink d="M38 25Q42 33 35 33M62 13L62 9M26 18L44 18" w={2.2} />
      <Ink d="M51 31L58 31M51 37L57 37" w={1.6} />
    </>
  ),
  'army-sniper-rifle': () => (
    <>
      <Ink d="M66 28L58 44M68 28L76 44" w={3.2} />
      <Part
        shapes={[
          { d: 'M3 33L13 23L46 23L48 31L30 32L24 41L14 40L10 42Z', fill: '#5c6546' },
          { d: 'M46 25L70 25L70 30L46 31Z', fill: '#5c6546' },
        ]}
        ink={2}
      />
      <Patch d="M14 28L22 26L26 31L18 34ZM32 25L40 25L38 30L31 29ZM52 26L60 26L58 30L52 30Z" fill="#3d452e" />
      <Part
        shapes={[
          { d: 'M44 20L84 20L84 24L44 25Z', fill: DARK },
          { d: 'M82 17L94 17L94 27L82 27Z', fill: BLACK },
          { d: 'M28 7L58 7L62 5L62 17L58 15L28 15L26 16L26 6Z', fill: BLACK },
        ]}
        ink={2}
      />
      <Ink d="M36 15L36 22M52 15L52 20" w={3} />
      <Patch d="M59 8L61 7L61 14L59 13Z" fill="#8fd0ff" />
    </>
  ),
  'automatic-shotgun': () => (
    <>
      <Part shapes={[{ d: 'M4 22L20 18L24 28L8 36Z', fill: BLACK }]} ink={2} />
      <Part shapes={[{ d: disc(50, 33, 11), fill: DARK }]} ink={2} />
      <Part
        shapes={[
          { d: 'M20 15L66 15L66 26L20 28Z', fill: BLACK },
          { d: 'M66 16L92 16L92 22L66 22Z', fill: DARK },
          { d: 'M26 27L36 27L32 42L23 41Z', fill: BLACK },
        ]}
        ink={2}
      />
      <Part shapes={[{ d: disc(50, 33, 3), fill: STEEL }]} ink={1.4} />
      <Ink d="M50 25L50 28M58 33L55 33M42 33L45 33M50 41L50 38M30 19L58 19" w={1.8} colour="#c5372a" />
      <Ink d="M84 16L84 11M36 27Q40 34 34 35" w={2.2} />
    </>
  ),
  'evil-twins': () => (
    <>
      <Part shapes={[{ d: 'M72 24L24 10L21 19L52 29L51 45L64 46L67 33Z', fill: '#4a4f57' }]} ink={2} />
      <Patch d="M54 30L65 33L62 44L53 43Z" fill="#8c2b25" />
      <Part shapes={[{ d: 'M24 24L72 10L75 19L44 29L45 45L32 46L29 33Z', fill: '#c6cdd0' }]} ink={2} />
      <Patch d="M42 30L31 33L34 44L43 43Z" fill="#8c2b25" />
      <Ink d="M45 29Q49 35 43 37M60 14L61 18M65 12.6L66 16.6" w={2} />
      <Patch d="M36 35C32 35 32 40 35 40L35 42L40 42L40 40C42 39 41 35 36 35Z" fill="var(--bone)" />
      <Ink d="M35.4 38L35.8 38M38.6 38L39 38" w={1.6} />
    </>
  ),
  'golden-ak-47': () => (
    <>
      <Part
        shapes={[
          { d: 'M3 20L22 17L24 25L4 33Z', fill: '#9a5a2a' },
          { d: 'M56 17L72 17L72 25L56 26Z', fill: '#9a5a2a' },
        ]}
        ink={2}
      />
      <Part
        shapes={[{ d: 'M46 25L56 25C57 34 60 40 66 44L58 47C50 42 46 34 46 25Z', fill: '#c98f1c' }]}
        ink={2}
      />
      <Part
        shapes={[
          { d: 'M22 14L56 14L56 25L22 27Z', fill: '#e0ac2e' },
          { d: 'M72 18L93 18L93 22L72 22Z', fill: '#e0ac2e' },
          { d: 'M28 26L37 26L33 41L24 40Z', fill: '#9a5a2a' },
        ]}
        ink={2}
      />
      <Ink d="M38 26Q42 33 36 34M86 18L86 11M60 17L60 13L72 13L72 17" w={2.2} />
      <Ink d="M27 18L48 18" w={2} colour="#fff3bf" />
      <Ink d="M50 31L56 30M52 37L58 35" w={1.6} colour="#8f6712" />
    </>
  ),
  gunblades: () => (
    <>
      <Part shapes={[{ d: 'M40 34L92 24C88 34 72 42 44 42Z', fill: '#c6cdd0' }]} ink={2} />
      <Ink d="M46 39C66 38 80 33 88 28" w={1.6} colour="#eef0ee" />
      <Part
        shapes={[
          { d: 'M28 24L86 18L86 23L46 31L42 34L32 34L26 46L14 44L20 29Z', fill: '#4a4f57' },
          { d: disc(42, 27, 6.4), fill: STEEL },
        ]}
        ink={2}
      />
      <Patch d="M21 33L30 34L25 44L16 42Z" fill="#6b2430" />
      <Part shapes={[{ d: 'M30 12L80 2C78 10 64 16 38 18Z', fill: '#c6cdd0' }]} ink={1.8} />
      <Part shapes={[{ d: 'M14 6L62 5L62 9L32 14L28 20L14 20Z', fill: '#4a4f57' }]} ink={1.8} />
      <Patch d="M15 8L25 8L23 18L15 18Z" fill="#6b2430" />
      <Ink d="M38 27L46 27M42 23.4L42 30.6" w={1.6} />
    </>
  ),
  'mas-shotgun': () => (
    <>
      <Part shapes={[{ d: 'M52 27L58 36L84 38L92 33L64 29Z', fill: '#c6cdd0' }]} ink={1.8} />
      <Part
        shapes={[
          { d: 'M3 34L15 22L36 18L40 28L24 32L11 44Z', fill: '#7a4a24' },
          { d: 'M50 21L68 19L69 26L51 28Z', fill: '#7a4a24' },
        ]}
        ink={2}
      />
      <Part
        shapes={[
          { d: 'M36 14L90 8L91 12L37 20Z', fill: DARK },
          { d: 'M37 20L91 13L92 17L39 26Z', fill: STEEL },
        ]}
        ink={2}
      />
      <Patch d="M17 29C14 27 13 31 17 35C22 32 23 27 20 27C18 27 17.4 28 17 29Z" fill="#d8402f" />
      <Ink d="M40 28Q43 36 35 35M56 21L58 27M62 20L64 26M28 21L31 30M32 20L35 29" w={1.8} />
    </>
  ),
} as const satisfies Readonly<Record<string, () => ReactNode>>
