import type { ReactNode } from 'react'
import { burst, DeadEye, disc, Ink, Part, Patch } from '../../../../art/draw.tsx'

const F = '#a8a594'
const D = '#7f7c6e'

const Legs = ({ cloth }: { readonly cloth: string }) => (
  <Part
    shapes={[
      { d: 'M38 74L33 94L23 95', w: 15, fill: cloth },
      { d: 'M62 74L66 94L76 95', w: 15, fill: cloth },
    ]}
  />
)

/** A giant gentleman with a stick and a hat that is far too small. */
const bowler = (): ReactNode => (
  <>
    <Legs cloth="#33313a" />
    <Part
      shapes={[
        { d: 'M82 36L94 54L88 72', w: 13, fill: D },
        { d: 'M88 70L78 96M88 70C96 64 98 76 92 78', w: 4, fill: '#5a371c' },
        { d: disc(88, 72, 6), fill: D },
      ]}
    />
    <Part
      shapes={[
        {
          d: 'M14 42C12 18 36 8 54 10C80 12 92 30 86 50C84 68 78 80 50 82C24 82 16 64 14 42Z',
          fill: '#3d3a46',
        },
      ]}
    />
    <Part shapes={[{ d: 'M36 44L64 44L70 76C58 82 42 82 30 76Z', fill: '#8c3a3a' }]} ink={2} />
    <Ink d="M50 46L50 78M40 48L36 76M60 48L64 76" w={1.8} colour="#5b1c18" />
    <Patch d={disc(50, 54, 2) + disc(50, 62, 2) + disc(50, 70, 2)} fill="#e8c06a" />
    <Ink d="M50 66Q62 74 68 62" w={2} colour="#e8c06a" />
    <Part
      shapes={[
        { d: 'M18 40L7 58L11 76', w: 17, fill: '#3d3a46' },
        { d: 'M2 76C0 66 22 66 24 76C27 88 20 96 12 96C4 96 0 88 2 76Z', fill: F },
      ]}
    />
    <Ink d="M6 90L5 96M12 91L12 98M18 90L20 96" w={3} colour="var(--bone)" />
    <Part shapes={[{ d: 'M29 24C30 8 66 8 67 24C70 42 60 52 48 52C36 52 27 42 29 24Z', fill: F }]} />
    <DeadEye x={40} y={25} r={2.8} />
    <DeadEye x={56} y={25} r={2.8} />
    <Part
      shapes={[{ d: 'M31 35C40 31 56 31 65 35C64 46 56 50 48 50C40 50 32 46 31 35Z', fill: '#5b1c18' }]}
      ink={1.8}
    />
    <Patch d="M34 34L38 39L42 33L46 39L50 33L54 39L58 33L62 38L63 35Q48 30 34 34Z" fill="var(--bone)" />
    <Part
      shapes={[
        {
          d: 'M48 30C40 36 32 34 30 28C36 32 42 28 48 28C54 28 60 32 66 28C64 34 56 36 48 30Z',
          fill: '#2a1c14',
        },
      ]}
      ink={1.4}
    />
    <Part
      shapes={[
        { d: 'M33 10C33 -6 63 -6 63 10Z', fill: '#1f1d24' },
        { d: 'M27 10C40 6 56 6 69 10C60 15 36 15 27 10Z', fill: '#1f1d24' },
      ]}
      ink={2}
    />
    <Ink d="M34 7Q48 4 62 7" w={3} colour="#8c3a3a" />
  </>
)

/** More boiler than body: it blows off wherever it goes. */
const steamMonster = (): ReactNode => (
  <>
    <Ink d="M20 20Q12 10 20 2Q26 -4 20 -10M80 20Q88 10 80 2Q74 -4 80 -10" w={6} colour="#e9e3d7" />
    <Legs cloth="#4b3a2a" />
    <Part
      shapes={[
        { d: 'M22 34L20 18', w: 9, fill: '#b8672e' },
        { d: 'M78 34L80 18', w: 9, fill: '#b8672e' },
      ]}
    />
    <Part
      shapes={[
        { d: 'M82 40L94 56L88 74', w: 12, fill: D },
        { d: 'M80 72L98 72L98 90L80 90Z', fill: '#4b5157' },
      ]}
    />
    <Part
      shapes={[{ d: 'M16 42C14 24 34 14 50 14C66 14 86 24 84 42L80 72C66 84 34 84 20 72Z', fill: '#a5672b' }]}
    />
    <Ink d="M18 46Q50 58 82 46M21 70Q50 82 79 70" w={4} colour="#e0b25c" />
    <Patch
      d="M62 16C78 20 86 30 84 42L80 72C76 76 70 78 64 80C72 60 72 36 62 16Z"
      fill="#000"
      opacity={0.2}
    />
    <Part shapes={[{ d: disc(50, 61, 11), fill: '#e0b25c' }]} ink={2.2} />
    <Patch d={disc(50, 61, 8)} fill="#f3ead6" />
    <Ink d="M50 61L55 56" w={2.4} colour="#a32a1d" />
    <Ink d="M43 64A7.4 7.4 0 0 1 57 64" w={1.4} />
    <Part
      shapes={[
        { d: 'M18 40L7 58L11 76', w: 15, fill: F },
        { d: 'M2 76C0 66 22 66 24 76C27 88 20 96 12 96C4 96 0 88 2 76Z', fill: F },
      ]}
    />
    <Ink d="M6 90L5 97M12 91L12 98M18 90L20 97" w={3} colour="var(--bone)" />
    <Part shapes={[{ d: 'M34 18C34 2 66 2 66 18C68 34 60 42 50 42C40 42 32 34 34 18Z', fill: F }]} />
    <Part shapes={[{ d: 'M40 30L60 30L58 40L42 40Z', fill: '#4b5157' }]} ink={1.8} />
    <Ink d="M45 30L45 40M50 30L50 40M55 30L55 40" w={1.8} />
    <Part shapes={[{ d: disc(42, 20, 6.4), fill: '#c79a3f' }]} ink={1.8} />
    <Patch d={disc(42, 20, 3.6)} fill="var(--eye)" />
    <DeadEye x={58} y={20} r={2.6} />
    <Part shapes={[{ d: burst(50, 4, 5, 8, 8), fill: '#c79a3f' }]} ink={1.8} />
  </>
)

export const ABOMINATIONS = { bowler, 'steam-monster': steamMonster }
