import type { ReactNode } from 'react'
import { DeadEye, disc, Ink, Part, Patch } from '../../../../art/draw.tsx'

const F = 'var(--flesh)'

/** All belly: fills its cell. */
export const drawFatty = (): ReactNode => (
  <>
    <Part
      shapes={[
        { d: 'M38 80L34 94L26 95', w: 13, fill: '#4a4438' },
        { d: 'M62 80L66 94L74 95', w: 13, fill: '#4a4438' },
      ]}
    />
    <Part shapes={[{ d: 'M80 44L94 58L90 74', w: 12, fill: 'var(--flesh-dark)' }]} />
    <Part
      shapes={[
        {
          d: 'M26 34C4 46 6 82 28 88C42 94 60 94 74 88C96 80 96 46 74 34C62 28 38 28 26 34Z',
          fill: '#a9b18d',
        },
      ]}
    />
    <Patch
      d="M22 38C34 30 66 30 78 38C82 44 84 48 85 52L76 60L66 54L58 63L48 55L40 62L30 52L24 58L15 52C16 46 18 42 22 38Z"
      fill="#8b5a52"
    />
    <Ink d="M38 76Q50 82 62 76M50 68L50 71" w={2.4} />
    <Patch d="M60 72C72 70 80 62 82 54C90 70 82 84 68 89Z" fill="#000" opacity={0.13} />
    <Part
      shapes={[
        { d: 'M22 44L8 60L12 78', w: 12, fill: F },
        { d: disc(12, 80, 7), fill: F },
      ]}
    />
    <Part shapes={[{ d: 'M38 14C42 4 60 4 63 15C66 28 60 36 50 36C40 36 34 26 38 14Z', fill: F }]} />
    <Patch d="M39 13C44 5 58 5 62 13L54 10Z" fill="var(--rot)" />
    <DeadEye x={45} y={18} r={2.2} />
    <DeadEye x={57} y={19} r={2} />
    <Part shapes={[{ d: 'M43 26L58 26L56 32L45 32Z', fill: 'var(--gore)' }]} ink={1.4} />
    <Ink d="M47 26L47 29M51 26L51 30M55 26L55 29" w={1.6} colour="var(--bone)" />
  </>
)
