import type { ReactNode } from 'react'
import { burst, DeadEye, disc, Ink, Part, Patch } from './draw.tsx'

const F = 'var(--flesh)'
const D = 'var(--flesh-dark)'

/** Shuffles upright, one arm out, head on one side. */
const walker = (): ReactNode => (
  <>
    <Part
      shapes={[
        { d: 'M46 60L40 78L42 94L36 95', w: 9, fill: 'var(--cloth-dark)' },
        { d: 'M56 60L62 76L62 93L68 94', w: 9, fill: 'var(--cloth-dark)' },
      ]}
    />
    <Part
      shapes={[
        { d: 'M62 38L70 54L68 68', w: 7, fill: D },
        { d: 'M68 68L66 74', w: 5, fill: D },
      ]}
    />
    <Part
      shapes={[
        { d: 'M38 34L64 34L62 64L40 64Z', fill: '#7d6a55' },
        { d: 'M52 24L51 34', w: 9, fill: F },
      ]}
    />
    <Patch d="M40 64L46 58L50 64L56 57L62 64L61 68L40 68Z" fill="#7d6a55" />
    <Ink d="M51 36L49 62" />
    <Part
      shapes={[
        { d: 'M42 38L26 44L10 40', w: 7.5, fill: F },
        { d: 'M10 40L5 36M10 40L4 41M10 40L6 45', w: 3, fill: F },
      ]}
    />
    <Part shapes={[{ d: 'M42 10C50 3 64 6 65 18C66 28 58 33 50 32C41 31 37 17 42 10Z', fill: F }]} />
    <Patch d="M43 10C50 4 62 6 64 15L56 11Z" fill="var(--rot)" />
    <DeadEye x={48} y={18} />
    <DeadEye x={59} y={20} r={2} />
    <Ink d="M46 26L51 27L54 25L58 28" w={2.2} />
  </>
)

/** Leans far forward in full stride. */
const runner = (): ReactNode => (
  <>
    <Part
      shapes={[
        { d: 'M58 58L76 64L88 82L96 80', w: 8.5, fill: '#38506b' },
        { d: 'M54 60L42 74L50 90L42 95', w: 8.5, fill: '#38506b' },
      ]}
    />
    <Part shapes={[{ d: 'M48 34L68 40L82 32', w: 7, fill: D }]} />
    <Part shapes={[{ d: 'M30 30L46 24L66 52L52 64Z', fill: '#b04a3a' }]} />
    <Patch d="M52 64L50 56L58 58L66 52L62 62Z" fill="var(--gore)" />
    <Ink d="M40 32L52 52M36 38L44 46" />
    <Part
      shapes={[
        { d: 'M36 34L20 46L6 40', w: 7, fill: F },
        { d: 'M6 40L2 35M6 40L1 42M6 40L4 46', w: 3, fill: F },
      ]}
    />
    <Part shapes={[{ d: 'M16 12C22 3 37 6 39 16C41 26 34 32 26 31C16 30 12 20 16 12Z', fill: F }]} />
    <Patch d="M17 11C24 4 36 7 38 14L30 12L26 8Z" fill="#3a2c22" />
    <DeadEye x={21} y={19} r={2.4} />
    <DeadEye x={31} y={20} r={2} />
    <Part shapes={[{ d: 'M17 25L28 26L25 31L18 29Z', fill: 'var(--gore)' }]} ink={1.4} />
    <Ink d="M90 44L99 44M84 54L97 54M92 66L99 67" w={2.4} />
  </>
)

/** No legs left: drags itself along the ground. */
const crawler = (): ReactNode => (
  <>
    <Part
      shapes={[
        { d: 'M62 78L80 84L92 82', w: 6, fill: 'var(--gore)' },
        { d: 'M84 83L96 90', w: 4, fill: 'var(--gore)' },
      ]}
    />
    <Ink d="M72 78L70 86M79 80L78 88M86 80L86 88" w={2.6} colour="var(--bone)" />
    <Part
      shapes={[
        { d: 'M50 68L64 82L58 94', w: 7, fill: D },
        { d: 'M58 94L50 94M58 94L52 97', w: 3, fill: D },
      ]}
    />
    <Part shapes={[{ d: 'M32 62C42 54 62 58 72 74L64 86L40 84Z', fill: '#5c6e58' }]} />
    <Ink d="M48 64L46 82M56 66L55 83" />
    <Part
      shapes={[
        { d: 'M40 68L24 78L12 92', w: 8, fill: F },
        { d: 'M12 92L4 90M12 92L5 95M12 92L10 97', w: 3.2, fill: F },
      ]}
    />
    <Part shapes={[{ d: 'M14 52C18 42 36 42 40 54C43 64 36 72 27 71C16 70 10 62 14 52Z', fill: F }]} />
    <Patch d="M15 51C20 43 34 43 39 52L30 50L24 53Z" fill="var(--rot)" />
    <DeadEye x={20} y={58} />
    <DeadEye x={31} y={58} r={2.1} />
    <Part shapes={[{ d: 'M18 64L32 64L29 70L20 69Z', fill: 'var(--gore)' }]} ink={1.4} />
    <Ink d="M21 64L22 67M25 64L25 68M29 64L28 67" w={1.8} colour="var(--bone)" />
  </>
)

/** On four legs, ribs bare, teeth first. */
const dog = (): ReactNode => (
  <>
    <Part
      shapes={[
        { d: 'M74 56L84 70L80 82L86 92', w: 7, fill: '#4e4a3f' },
        { d: 'M40 58L46 74L42 92', w: 6.5, fill: '#4e4a3f' },
      ]}
    />
    <Part shapes={[{ d: 'M80 48L92 38L97 26', w: 4.5, fill: '#6b6656' }]} />
    <Part
      shapes={[
        { d: 'M30 40C44 34 70 36 82 44C88 52 84 62 74 64L44 66C34 64 28 52 30 40Z', fill: '#6b6656' },
        { d: 'M34 56L30 74L22 92', w: 7, fill: '#6b6656' },
        { d: 'M72 58L70 74L62 84L66 93', w: 7.5, fill: '#6b6656' },
      ]}
    />
    <Patch d="M46 46L66 46L66 62L48 63Z" fill="var(--gore)" />
    <Ink d="M49 46Q46 55 51 62M55 46Q52 55 57 62M61 46Q58 55 63 62" w={3} colour="var(--bone)" />
    <Part
      shapes={[
        {
          d: 'M34 32L30 14L22 26L16 16L14 32L2 44L4 52L22 50L24 58L10 60L14 66L30 66C38 60 40 42 34 32Z',
          fill: '#6b6656',
        },
      ]}
    />
    <Patch d="M8 52L22 50L24 58L12 60Z" fill="var(--gore)" />
    <Ink d="M7 51L9 55M12 51L14 55M17 50L18 54M14 60L15 56M19 59L20 56" w={2} colour="var(--bone)" />
    <DeadEye x={19} y={39} r={2.6} />
  </>
)

/** Dynamite all over, and the fuse is lit. */
const bomber = (): ReactNode => (
  <>
    <Part
      shapes={[
        { d: 'M44 66L40 82L38 95L32 95', w: 9.5, fill: '#4b4337' },
        { d: 'M56 66L60 82L62 95L68 95', w: 9.5, fill: '#4b4337' },
      ]}
    />
    <Part
      shapes={[
        { d: 'M36 42L20 36L14 18', w: 7.5, fill: F },
        { d: 'M64 42L80 36L86 18', w: 7.5, fill: F },
        { d: 'M14 18L9 12M14 18L14 10M14 18L20 13M86 18L91 12M86 18L86 10M86 18L80 13', w: 3, fill: F },
      ]}
    />
    <Part shapes={[{ d: 'M34 36L66 36L64 70L36 70Z', fill: '#6b5a3e' }]} />
    <Part
      shapes={[
        { d: 'M37 42L43 42L43 64L37 64Z', fill: '#d8402f' },
        { d: 'M47 42L53 42L53 64L47 64Z', fill: '#d8402f' },
        { d: 'M57 42L63 42L63 64L57 64Z', fill: '#d8402f' },
      ]}
      ink={1.6}
    />
    <Ink d="M34 53L66 53" w={3.4} />
    <Part shapes={[{ d: 'M40 12C46 4 60 5 62 15C64 26 58 33 50 33C41 33 36 20 40 12Z', fill: F }]} />
    <DeadEye x={45} y={19} />
    <DeadEye x={56} y={19} />
    <Part shapes={[{ d: 'M44 25L57 25L55 30L46 30Z', fill: 'var(--bone)' }]} ink={1.4} />
    <Ink d="M48 25L48 30M52 25L52 30" w={1.4} />
    <Ink d="M60 42Q66 32 72 46Q78 56 84 50" w={2.6} />
    <Part shapes={[{ d: burst(87, 48, 4.5, 10, 8), fill: 'var(--safety)' }]} ink={1.6} />
  </>
)

/** Fills its cell: all shoulders, hardly a head. */
const brute = (): ReactNode => (
  <>
    <Part
      shapes={[
        { d: 'M40 72L34 94L26 95', w: 16, fill: 'var(--cloth-dark)' },
        { d: 'M60 72L66 94L74 95', w: 16, fill: 'var(--cloth-dark)' },
      ]}
    />
    <Part shapes={[{ d: 'M18 34C24 10 76 10 82 34L76 70C64 80 36 80 24 70Z', fill: F }]} />
    <Patch d="M26 62C40 72 60 72 74 62L76 70C64 80 36 80 24 70Z" fill="#5a4a3a" />
    <Patch d="M62 20L80 30L76 52L66 44Z" fill={D} />
    <Ink d="M50 42L50 66M34 42Q42 50 50 46Q58 50 66 42M42 56L58 56" />
    <Part
      shapes={[
        { d: 'M20 36L10 56L14 74', w: 17, fill: F },
        { d: 'M80 36L90 56L86 74', w: 17, fill: F },
        { d: disc(15, 80, 10), fill: F },
        { d: disc(85, 80, 10), fill: F },
      ]}
    />
    <Ink d="M9 78L9 84M15 76L15 86M21 78L21 84M79 78L79 84M85 76L85 86M91 78L91 84" w={2} />
    <Part shapes={[{ d: 'M40 14C42 4 58 4 60 14L60 26C58 34 42 34 40 26Z', fill: F }]} />
    <DeadEye x={45} y={17} r={2.2} />
    <DeadEye x={55} y={17} r={2.2} />
    <Ink d="M40 13L48 15M60 13L52 15" w={2.6} />
    <Part shapes={[{ d: 'M42 23L58 23L56 30L44 30Z', fill: 'var(--gore)' }]} ink={1.4} />
    <Ink d="M45 23L46 27M50 23L50 27M55 23L54 27" w={1.8} colour="var(--bone)" />
  </>
)

/** Still in helmet and vest, upright, dragging its rifle. */
const soldier = (): ReactNode => (
  <>
    <Part
      shapes={[
        { d: 'M45 64L43 80L42 93L35 95', w: 10, fill: '#4a5138' },
        { d: 'M57 64L59 80L60 93L67 95', w: 10, fill: '#4a5138' },
      ]}
    />
    <Part
      shapes={[
        { d: 'M76 60L90 94', w: 5, fill: 'var(--steel-dark)' },
        { d: 'M73 54L79 66', w: 8, fill: '#3a3226' },
      ]}
    />
    <Part
      shapes={[
        { d: 'M64 40L74 52L76 62', w: 8, fill: '#4a5138' },
        { d: disc(76, 63, 3), fill: F },
      ]}
    />
    <Part
      shapes={[
        { d: 'M36 36L66 36L65 68L38 68Z', fill: '#5c6546' },
        { d: 'M51 28L51 36', w: 9, fill: F },
      ]}
    />
    <Part shapes={[{ d: 'M40 38L62 38L62 60L40 60Z', fill: '#3b4230' }]} ink={1.6} />
    <Ink d="M40 46L62 46M51 38L51 60" />
    <Patch d="M43 50L49 50L49 58L43 58ZM54 50L60 50L60 58L54 58Z" fill="#6f7a54" />
    <Part
      shapes={[
        { d: 'M38 40L24 46L12 56', w: 8, fill: '#4a5138' },
        { d: 'M12 56L6 54M12 56L6 59M12 56L10 62', w: 3, fill: F },
      ]}
    />
    <Part shapes={[{ d: 'M40 18L62 18L61 28C58 34 45 34 41 28Z', fill: F }]} />
    <DeadEye x={46} y={22} />
    <DeadEye x={57} y={22} />
    <Ink d="M46 29L50 28L53 30L57 28" w={2} />
    <Part shapes={[{ d: 'M34 19C34 -1 68 -1 68 19L71 20L70 22L32 22L31 20Z', fill: '#5c6546' }]} />
    <Patch d="M40 8L48 5L46 12ZM56 10L63 12L58 16Z" fill="#3b4230" />
    <Ink d="M41 22L43 31L49 35" w={2} />
  </>
)

/** Bloated, and everybody near it smells it. */
const stinky = (): ReactNode => (
  <>
    <Ink d="M16 40Q8 32 16 24Q24 16 16 6" w={5} colour="#a3b93f" />
    <Ink d="M84 40Q92 32 84 24Q76 16 84 6" w={5} colour="#a3b93f" />
    <Ink d="M30 22Q24 16 30 10Q35 5 31 1M70 22Q76 16 70 10Q65 5 69 1" w={4} colour="#a3b93f" />
    <Part
      shapes={[
        { d: 'M40 76L36 92L28 95', w: 11, fill: '#5a5a48' },
        { d: 'M60 76L64 92L72 95', w: 11, fill: '#5a5a48' },
      ]}
    />
    <Part
      shapes={[
        { d: 'M26 44L14 60L18 74', w: 8, fill: '#8ea05a' },
        { d: 'M74 44L86 60L82 74', w: 8, fill: '#8ea05a' },
      ]}
    />
    <Part
      shapes={[{ d: 'M34 34C20 40 16 62 28 76C38 86 62 86 72 76C84 62 80 40 66 34Z', fill: '#9db064' }]}
    />
    <Patch d="M22 66C30 80 70 80 78 66C78 74 70 84 50 84C30 84 22 74 22 66Z" fill="#5a5a48" />
    <circle cx="38" cy="52" r="4" fill="#6f7f3c" />
    <circle cx="60" cy="58" r="5" fill="#6f7f3c" />
    <circle cx="52" cy="46" r="2.6" fill="#6f7f3c" />
    <circle cx="46" cy="66" r="3" fill="#6f7f3c" />
    <Part
      shapes={[{ d: 'M38 20C42 10 60 10 62 20C66 32 60 38 50 38C40 38 34 32 38 20Z', fill: '#9db064' }]}
    />
    <DeadEye x={45} y={22} />
    <DeadEye x={56} y={22} />
    <Part shapes={[{ d: 'M43 29Q50 26 58 29L56 35Q50 37 45 35Z', fill: 'var(--gore)' }]} ink={1.4} />
    <Ink d="M50 35L50 44" w={3} colour="#c6d66a" />
  </>
)

export const BODIES = {
  walker,
  runner,
  crawler,
  'zombie-dog': dog,
  bomber,
  brute,
  soldier,
  stinky,
}
