import type { ReactNode } from 'react'
import { DeadEye, disc, Ink, Part, Patch } from '../../../art/draw.tsx'

const F = 'var(--flesh)'
const D = 'var(--flesh-dark)'

/** A mountain of muscle with arms to spare and a jaw like a door. */
const abomination = (): ReactNode => (
  <>
    <Part
      shapes={[
        { d: 'M42 92L36 112L26 114', w: 17, fill: '#4b4337' },
        { d: 'M78 92L84 112L94 114', w: 17, fill: '#4b4337' },
      ]}
    />
    <Part
      shapes={[
        { d: 'M84 40L104 24L112 8', w: 12, fill: D },
        { d: 'M112 8L106 2M112 8L113 0M112 8L119 4', w: 4, fill: D },
      ]}
    />
    <Part shapes={[{ d: 'M20 44C24 14 96 14 100 44L94 88C78 102 42 102 26 88Z', fill: '#a08a86' }]} />
    <Patch d="M78 22L98 40L92 84L78 78Z" fill="#7c6865" />
    <Patch d="M28 84C44 96 76 96 92 84L94 88C78 102 42 102 26 88Z" fill="#4b4337" />
    <Ink d="M60 64L60 88M40 62Q50 72 60 66Q70 72 80 62" w={2.4} />
    <Part
      shapes={[
        { d: 'M24 44L8 66L16 92', w: 19, fill: '#a08a86' },
        { d: disc(17, 98, 12), fill: '#a08a86' },
        { d: 'M98 48L112 68L106 90', w: 17, fill: '#a08a86' },
        { d: 'M106 90L100 102M106 90L108 104M106 90L114 100', w: 6, fill: '#a08a86' },
      ]}
    />
    <Ink d="M10 96L10 104M17 94L17 106M24 96L24 104" w={2.4} />
    <Part shapes={[{ d: 'M38 30C40 8 80 8 82 30L80 48C74 64 46 64 40 48Z', fill: '#a08a86' }]} />
    <Part shapes={[{ d: 'M42 40L78 40L74 58C66 64 54 64 46 58Z', fill: 'var(--gore)' }]} ink={2} />
    <Patch
      d="M43 40L49 40L46 48ZM51 40L57 40L54 49ZM63 40L69 40L66 49ZM71 40L77 40L74 48ZM50 60L54 52L58 61ZM62 61L66 52L70 60Z"
      fill="var(--bone)"
    />
    <DeadEye x={50} y={28} r={3.4} />
    <DeadEye x={70} y={28} r={3.4} />
    <Ink d="M40 20L54 25M80 20L66 25" w={3.4} />
    <Ink d="M56 12L60 20L64 12" w={2} />
  </>
)

/** What was in the zoo: skull, tusks, a trunk that still reaches. */
const zombiphant = (): ReactNode => (
  <>
    <Part shapes={[{ d: 'M30 40C6 24 0 52 10 72C18 84 32 78 36 66Z', fill: '#76807f' }]} />
    <Part shapes={[{ d: 'M90 40C114 24 120 52 110 72C102 84 88 78 84 66Z', fill: '#76807f' }]} />
    <Patch d="M12 54L18 60L12 66L20 72L16 76C10 70 8 60 12 54Z" fill="var(--ground-deep)" />
    <Part
      shapes={[
        { d: 'M28 40C28 6 92 6 92 40C92 58 84 70 74 76L46 76C36 70 28 58 28 40Z', fill: '#8e9998' },
        { d: 'M60 70L58 90L48 104L34 106', w: 17, fill: '#8e9998' },
      ]}
    />
    <Patch d="M60 10C86 10 92 26 92 40C92 58 84 70 74 76L66 76C80 60 80 30 60 10Z" fill="#6f7978" />
    <Ink d="M52 82L66 84M50 90L64 94M44 96L56 104M36 99L42 110" w={2.2} />
    <Part shapes={[{ d: 'M40 68C36 84 24 94 10 92C20 86 26 78 28 66Z', fill: 'var(--bone)' }]} />
    <Part shapes={[{ d: 'M80 68C84 86 98 96 112 88C100 86 94 78 92 66Z', fill: 'var(--bone)' }]} />
    <Part
      shapes={[
        { d: 'M38 36L52 34L52 46L40 48Z', fill: 'var(--ink)' },
        { d: 'M82 36L68 34L68 46L80 48Z', fill: 'var(--ink)' },
      ]}
      ink={1}
    />
    <circle cx="46" cy="41" r="3.4" fill="var(--eye)" />
    <circle cx="74" cy="41" r="3.4" fill="var(--eye)" />
    <Ink d="M36 30L54 32M84 30L66 32" w={3} />
    <Ink d="M60 12L56 20L62 26L58 32M44 58L52 60M68 60L76 58" w={2.4} />
    <Patch d="M68 14L78 20L70 26Z" fill="var(--gore)" />
  </>
)

/** All mouth. */
const screamer = (): ReactNode => (
  <>
    <Ink
      d="M8 40Q0 60 8 80M112 40Q120 60 112 80M16 48Q11 60 16 72M104 48Q109 60 104 72"
      w={4}
      colour="var(--safety)"
    />
    <Part shapes={[{ d: 'M44 104C30 106 28 116 22 120L98 120C92 116 90 106 76 104Z', fill: '#5b4a66' }]} />
    <Part
      shapes={[
        { d: 'M30 30C26 44 20 70 30 98L36 60ZM90 30C94 44 100 70 90 98L84 60Z', fill: '#d9d4c4' },
        { d: 'M30 36C30 4 90 4 90 36L88 84C84 110 36 110 32 84Z', fill: '#c2c9b4' },
      ]}
    />
    <Patch d="M62 12C86 12 90 24 90 36L88 84C86 98 74 104 64 104C82 92 84 40 62 12Z" fill="#9aa58e" />
    <Part
      shapes={[
        {
          d: 'M34 22C40 4 80 4 86 22C78 14 70 14 66 20C62 12 54 12 52 20C46 14 40 16 34 22Z',
          fill: '#d9d4c4',
        },
      ]}
    />
    <DeadEye x={46} y={34} r={4} />
    <DeadEye x={74} y={34} r={4} />
    <Ink d="M38 24L52 30M82 24L68 30" w={3} />
    <Part shapes={[{ d: 'M40 60C40 44 80 44 80 60L76 90C72 102 48 102 44 90Z', fill: '#3a1512' }]} />
    <Patch d="M48 90C50 78 70 78 72 90C68 98 52 98 48 90Z" fill="#a8463a" />
    <Patch
      d="M43 56L49 53L48 64ZM52 51L58 50L56 62ZM62 50L68 51L64 62ZM71 53L77 56L72 64ZM48 92L52 84L55 95ZM66 95L69 84L73 92Z"
      fill="var(--bone)"
    />
  </>
)

/** Grown together wrongly; the seams can be seen, and cost blood to cut. */
const mutation = (): ReactNode => (
  <>
    <Part
      shapes={[
        { d: 'M32 76Q10 84 14 108Q16 116 8 116', w: 10, fill: '#7a5a78' },
        { d: 'M88 76Q112 82 106 104Q104 114 114 114', w: 10, fill: '#7a5a78' },
        { d: 'M48 90Q44 106 52 116M74 90Q80 104 72 116', w: 11, fill: '#7a5a78' },
        { d: 'M92 46Q112 40 108 20Q106 8 116 6', w: 8, fill: '#7a5a78' },
      ]}
    />
    <Part
      shapes={[
        {
          d: 'M26 60C14 40 32 10 58 14C84 4 104 30 96 54C106 74 88 98 64 94C40 104 18 84 26 60Z',
          fill: '#a5789e',
        },
      ]}
    />
    <Patch
      d="M64 94C88 98 106 74 96 54C100 80 80 88 58 86C40 86 30 78 26 66C20 86 42 102 64 94Z"
      fill="#7a5a78"
    />
    <path
      d="M58 15Q50 40 60 56Q66 74 60 93M28 56Q44 52 60 56Q80 60 96 52"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3.4"
      strokeDasharray="1 6"
      strokeLinecap="round"
    />
    <Part shapes={[{ d: disc(42, 36, 9), fill: 'var(--bone)' }]} ink={2.4} />
    <circle cx="43" cy="37" r="4" fill="var(--ink)" />
    <Part shapes={[{ d: disc(78, 34, 6.5), fill: 'var(--bone)' }]} ink={2.4} />
    <circle cx="77" cy="35" r="3" fill="var(--ink)" />
    <Part shapes={[{ d: disc(80, 74, 5), fill: 'var(--bone)' }]} ink={2.4} />
    <circle cx="80" cy="74" r="2.4" fill="var(--ink)" />
    <Part shapes={[{ d: 'M32 66Q46 60 54 68Q52 82 42 82Q34 80 32 66Z', fill: '#3a1512' }]} ink={2.4} />
    <Patch
      d="M35 67L39 66L38 72ZM42 65L47 66L44 72ZM49 67L52 69L49 73ZM39 80L42 74L45 81Z"
      fill="var(--bone)"
    />
    <Part shapes={[{ d: 'M70 46L88 50L84 60L74 58Z', fill: 'var(--gore)' }]} ink={1.8} />
    <Ink d="M74 47L74 52M79 48L79 53M84 50L83 54" w={2} colour="var(--bone)" />
  </>
)

const climber = (x: number, y: number, flip: number): ReactNode => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${flip} 1)`}>
    <Part
      shapes={[
        { d: 'M-6 14L-10 24L-8 32', w: 6, fill: 'var(--cloth-dark)' },
        { d: 'M6 14L9 24L12 32', w: 6, fill: 'var(--cloth-dark)' },
        { d: 'M-9 -4L9 -4L8 16L-8 16Z', fill: y % 2 === 0 ? '#7d6a55' : '#5c6e58' },
      ]}
      ink={2}
    />
    <Part
      shapes={[
        { d: 'M-8 0L-16 -8L-14 -18', w: 5, fill: F },
        { d: 'M8 0L17 6L20 -2', w: 5, fill: F },
        { d: disc(0, -13, 8.5), fill: F },
      ]}
      ink={2}
    />
    <DeadEye x={-3} y={-14} r={1.6} />
    <DeadEye x={4} y={-14} r={1.6} />
    <Ink d="M-4 -8L0 -9L4 -7" w={1.6} />
  </g>
)

/** One on the other, up to the windows. */
const pyramid = (): ReactNode => (
  <>
    {climber(60, 26, 1)}
    {climber(42, 55, -1)}
    {climber(78, 55, 1)}
    {climber(24, 85, -1)}
    {climber(60, 86, 1)}
    {climber(97, 85, 1)}
  </>
)

const jersey = (d: string): ReactNode => <Part shapes={[{ d, fill: 'var(--bone)' }]} />

/** Catcher, batter, pitcher: the season goes on. */
const deadSox = (): ReactNode => (
  <>
    {/* The batter, in the middle and in front of nobody's good health. */}
    <Part
      shapes={[
        { d: 'M76 34L98 4', w: 7, fill: 'var(--wood)' },
        { d: 'M88 18L99 3', w: 9, fill: 'var(--wood)' },
      ]}
    />
    <Part
      shapes={[
        { d: 'M52 76L48 96L42 98', w: 9, fill: 'var(--bone-dim)' },
        { d: 'M68 76L72 96L78 98', w: 9, fill: 'var(--bone-dim)' },
      ]}
    />
    {jersey('M44 46L76 46L73 80L47 80Z')}
    <Ink d="M52 47L51 79M60 47L60 79M68 47L69 79" w={1.6} colour="var(--gore)" />
    <Part
      shapes={[
        { d: 'M46 50L56 42L74 36', w: 7, fill: F },
        { d: 'M74 50L80 42L76 36', w: 7, fill: F },
      ]}
    />
    <Part shapes={[{ d: disc(59, 30, 11), fill: F }]} />
    <Part shapes={[{ d: 'M46 26C46 12 72 12 72 26L40 28Z', fill: 'var(--gore)' }]} />
    <DeadEye x={54} y={32} r={2} />
    <DeadEye x={63} y={32} r={2} />
    <Ink d="M54 38L58 37L62 39" w={1.8} />
    {/* The pitcher, arm back. */}
    <Part
      shapes={[
        { d: 'M96 94L92 114L86 116', w: 8, fill: 'var(--bone-dim)' },
        { d: 'M104 94L110 114L116 116', w: 8, fill: 'var(--bone-dim)' },
      ]}
    />
    {jersey('M88 66L110 66L108 98L91 98Z')}
    <Part
      shapes={[
        { d: 'M108 70L116 58L110 46', w: 6, fill: F },
        { d: 'M90 70L80 78', w: 6, fill: F },
      ]}
    />
    <Part shapes={[{ d: disc(109, 42, 5), fill: '#fff' }]} ink={2} />
    <Part shapes={[{ d: disc(98, 56, 9), fill: F }]} />
    <Part shapes={[{ d: 'M88 53C88 42 108 42 108 53L84 55Z', fill: 'var(--gore)' }]} ink={2} />
    <DeadEye x={94} y={58} r={1.8} />
    <DeadEye x={101} y={58} r={1.8} />
    {/* The catcher, low, behind bars. */}
    <Part
      shapes={[
        { d: 'M14 102L6 110L10 116', w: 8, fill: 'var(--bone-dim)' },
        { d: 'M30 102L38 110L34 116', w: 8, fill: 'var(--bone-dim)' },
      ]}
    />
    {jersey('M10 78L34 78L33 106L12 106Z')}
    <Patch d="M14 82L30 82L29 104L16 104Z" fill="var(--cloth)" />
    <Ink d="M15 89L30 89M15 96L29 96" w={1.8} />
    <Part
      shapes={[
        { d: 'M32 84L44 92', w: 6, fill: F },
        { d: disc(47, 95, 8), fill: '#7a4a2a' },
      ]}
    />
    <Part shapes={[{ d: disc(22, 68, 10), fill: F }]} />
    <DeadEye x={18} y={68} r={1.8} />
    <DeadEye x={26} y={68} r={1.8} />
    <Ink d="M12 66L32 66M13 73L31 73M18 60L18 77M26 60L26 77" w={2} colour="var(--steel-dark)" />
    <Ink d={disc(22, 68, 10.5)} w={2.6} colour="var(--steel-dark)" />
    <Part shapes={[{ d: 'M11 62C12 52 32 52 33 62Z', fill: 'var(--gore)' }]} ink={2} />
  </>
)

/** Every boss of Gear Up; a new one is one more entry. */
export const BOSS_BODIES: Readonly<Record<string, () => ReactNode>> = {
  'super-abomination': abomination,
  zombiphant,
  screamer,
  mutation,
  'zombie-pyramid': pyramid,
  'dead-sox': deadSox,
}
