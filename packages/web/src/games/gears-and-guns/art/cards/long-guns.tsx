import type { ReactNode } from 'react'
import { burst, disc, Ink, Part, Patch } from '../../../../art/draw.tsx'

const DARK = '#4b5157'
const WOOD = 'var(--wood)'

interface Look {
  readonly wood: string
  readonly metal: string
  readonly children?: ReactNode
}

/** Stock and barrel of something that is fired from the shoulder, on a field of 96 by 48. */
const Long = ({ wood, metal, children }: Look) => (
  <>
    <Part
      shapes={[
        { d: 'M4 36L16 25L36 23L40 29L24 32L10 44Z', fill: wood },
        { d: 'M50 24L72 22L72 27L51 30Z', fill: wood },
      ]}
      ink={2}
    />
    <Part shapes={[{ d: 'M34 19L92 15L92 19.5L35 27Z', fill: metal }]} ink={2} />
    <Ink d="M38 28Q41 36 33 35" w={2.4} />
    {children}
  </>
)

const Boiler = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <Part shapes={[{ d: `M${x - 9} ${y - 4}h18v8h-18Z`, fill: '#b8672e' }]} ink={1.8} />
    <Ink d={`M${x - 4} ${y - 4}v8M${x + 4} ${y - 4}v8`} w={1.6} colour="#e8c06a" />
  </>
)

export const LONG_GUNS = {
  'squirrel-gun': () => (
    <Long wood="#9a6a37" metal="#7a6a5c">
      <Ink d="M44 20L47 26M84 15L84 12M14 33L22 30" w={2} />
    </Long>
  ),
  'sawed-off': () => (
    <>
      <Part shapes={[{ d: 'M6 40L18 24L38 20L42 28L26 32L17 45Z', fill: WOOD }]} ink={2} />
      <Part
        shapes={[
          { d: 'M38 15L76 9L77 14L39 22Z', fill: DARK },
          { d: 'M39 22L77 15L78 20L42 28Z', fill: '#8d959c' },
        ]}
        ink={2}
      />
      <Boiler x={56} y={27} />
      <Ink d="M40 30Q42 37 34 36" w={2.4} />
    </>
  ),
  shotgun: () => (
    <Long wood={WOOD} metal={DARK}>
      <Boiler x={50} y={34} />
      <Ink d="M46 24L58 22.6" w={1.8} colour="#9aa3a8" />
    </Long>
  ),
  'twin-barrel': () => (
    <>
      <Part shapes={[{ d: 'M3 38L16 24L36 19L41 29L24 33L10 45Z', fill: '#5a371c' }]} ink={2} />
      <Part
        shapes={[
          { d: 'M36 11L91 5L92 11L38 20Z', fill: '#6f7a82' },
          { d: 'M38 20L92 13L93 19L40 29Z', fill: '#4b545c' },
        ]}
        ink={2}
      />
      <Patch d={disc(91, 8, 1.6) + disc(92, 16, 1.6)} fill="#1c1814" />
      <Ink d="M46 9L48 27M56 8L58 25" w={3} colour="#c79a3f" />
      <Ink d="M38 30Q41 38 32 37" w={2.4} />
    </>
  ),
  winchester: () => (
    <Long wood="#8f4a24" metal={DARK}>
      <Part shapes={[{ d: 'M36 20L52 19L52 28L37 29Z', fill: '#d6ab4c' }]} ink={1.8} />
      <Ink d="M38 29Q36 40 46 38Q54 36 48 29" w={2.4} />
      <Ink d="M40 25L48 24M86 15L86 12" w={1.8} />
    </Long>
  ),
  'dr-klaus-clockwork-rifle': () => (
    <Long wood="#4a2c17" metal="#8d959c">
      <Part shapes={[{ d: 'M34 8L66 6L66 12L34 14Z', fill: DARK }]} ink={1.8} />
      <Part shapes={[{ d: burst(44, 26, 8, 11, 10), fill: '#d6ab4c' }]} ink={1.8} />
      <Patch d={disc(44, 26, 3.4)} fill="#3d2b1a" />
      <Part shapes={[{ d: burst(60, 31, 5, 7.4, 8), fill: '#b8672e' }]} ink={1.6} />
      <Patch d="M63 7L66 7L66 11L63 11Z" fill="#8fd0ff" />
    </Long>
  ),
  'frontier-industries-rifle': () => (
    <Long wood="#3f4a36" metal="#5d6b78">
      <Part shapes={[{ d: 'M40 28L64 26L60 44L44 44Z', fill: '#5d6b78' }]} ink={2} />
      <Ink d="M46 33L59 32M47 38L58 37" w={1.8} colour="#e8c06a" />
      <Ink d="M70 17L70 22M76 16.6L76 21.4M82 16L82 20.8" w={2} />
      <Boiler x={48} y={15} />
    </Long>
  ),
  'mas-troubleshooter': () => (
    <>
      <Part shapes={[{ d: 'M3 37L15 23L36 18L41 28L24 32L11 45Z', fill: '#8a3f2c' }]} ink={2} />
      <Part
        shapes={[
          { d: 'M36 9L84 4L93 1L94 13L86 12L38 19Z', fill: '#c79a3f' },
          { d: 'M38 19L86 13L95 14L94 24L86 21L41 28Z', fill: '#b8842e' },
        ]}
        ink={2}
      />
      <Patch d="M17 30C14 28 13 32 17 36C22 33 23 28 20 28C18 28 17.4 29 17 30Z" fill="#f3e6c8" />
      <Ink d="M48 8L50 26M40 30Q43 37 34 37" w={2.4} />
    </>
  ),
  gatling: () => (
    <>
      <Part
        shapes={[
          { d: 'M34 10L92 4L92 22L36 26Z', fill: '#c79a3f' },
          { d: 'M20 8L36 8L38 28L22 28Z', fill: DARK },
        ]}
        ink={2}
      />
      <Ink d="M38 14L92 9M38 20L92 16M18 20L10 30" w={2} />
      <Part shapes={[{ d: disc(48, 33, 13), fill: '#7a4a24' }]} ink={2} />
      <Ink d="M48 20V46M35 33H61M39 24L57 42M57 24L39 42" w={1.8} />
      <Patch d={disc(48, 33, 3)} fill="#d6ab4c" />
    </>
  ),
} as const satisfies Readonly<Record<string, () => ReactNode>>
