import type { ReactNode } from 'react'
import { burst, disc, Ink, Part, Patch } from '../../../../art/draw.tsx'

const BRASS = '#d6ab4c'
const GLASS = '#8fc9d6'

const bottle = (x: number): string =>
  `M${x - 4} 4h8v8C${x + 12} 16 ${x + 11} 22 ${x + 11} 28V44h-22V28C${x - 11} 22 ${x - 12} 16 ${x - 4} 12Z`

/** A box of rounds, each of them standing upright. */
const Rounds = ({
  fill,
  tip,
  round,
}: {
  readonly fill: string
  readonly tip: string
  readonly round: boolean
}) => (
  <>
    {[26, 40, 54, 68].map((x) => (
      <Part
        key={x}
        shapes={[
          { d: `M${x - 4} 14h9v22h-9Z`, fill },
          { d: round ? `M${x - 4} 14C${x - 4} 4 ${x + 5} 4 ${x + 5} 14Z` : `M${x - 4} 8h9v7h-9Z`, fill: tip },
        ]}
        ink={1.8}
      />
    ))}
    <Part shapes={[{ d: 'M14 24L82 24L78 45L18 45Z', fill: '#8a6238' }]} ink={2} />
    <Ink d="M16 31L80 31" w={2.4} colour="#5c3d22" />
  </>
)

export const SUPPLIES = {
  dynamite: () => (
    <>
      <Part
        shapes={[
          { d: 'M20 16H70V25H20Z', fill: '#c5372a' },
          { d: 'M20 26H70V35H20Z', fill: '#d8402f' },
          { d: 'M20 36H70V45H20Z', fill: '#b02c20' },
        ]}
        ink={2}
      />
      <Ink d="M34 16V45M56 16V45" w={4} colour="#5c3d22" />
      <Ink d="M70 20Q84 20 80 12" w={2.6} />
      <Part shapes={[{ d: burst(80, 9, 4, 8, 8), fill: '#ffb02e' }]} ink={1.6} />
    </>
  ),
  'holy-water': () => (
    <>
      <Part shapes={[{ d: bottle(48), fill: GLASS }]} ink={2} />
      <Patch d="M39 26H57V42H39Z" fill="#5aa5bd" />
      <Ink d="M48 22V38M42 27H54" w={3.4} colour="#fff8e0" />
      <Part shapes={[{ d: 'M43 1H53V6H43Z', fill: '#a97746' }]} ink={1.6} />
      <Ink d="M24 18L30 20M22 30H28M72 18L66 20M74 30H68" w={2.4} colour="#e8c06a" />
    </>
  ),
  water: () => (
    <>
      <Part shapes={[{ d: 'M30 20C30 8 66 8 66 20L68 38C66 46 30 46 28 38Z', fill: '#8a6a44' }]} ink={2} />
      <Part shapes={[{ d: 'M42 4H54V12H42Z', fill: '#4b5157' }]} ink={1.8} />
      <Ink d="M30 16Q18 10 22 28M66 16Q78 10 74 28" w={3} colour="#5a371c" />
      <Patch d="M48 20C42 28 42 36 48 36C54 36 54 28 48 20Z" fill={GLASS} />
    </>
  ),
  'plenty-of-bullets': () => <Rounds fill={BRASS} tip="#b8672e" round />,
  'plenty-of-shells': () => <Rounds fill="#c5372a" tip={BRASS} round={false} />,
} as const satisfies Readonly<Record<string, () => ReactNode>>

/** What lies about: a plank with nails, a horseshoe. */
export const FOUND = {
  'improvised-melee': () => (
    <>
      <Part shapes={[{ d: 'M6 42L84 6L90 16L12 48Z', fill: '#9a6a37' }]} ink={2} />
      <Ink d="M70 12L66 2M80 8L78 0M76 22L82 32" w={2.6} colour="#4b5157" />
      <Ink d="M18 42L50 27M30 40L60 26" w={1.8} colour="#5c3d22" />
    </>
  ),
  'improvised-ranged': () => (
    <>
      <Part shapes={[{ d: 'M34 42C20 30 24 8 46 8C68 8 72 30 58 42', w: 9, fill: '#8d959c' }]} ink={2} />
      <Ink d="M31 30h.1M31 19h.1M39 11h.1M53 11h.1M61 19h.1M61 30h.1" w={3.4} colour="#3b3f45" />
      <Ink d="M4 16H16M2 26H14M6 36H18" w={2.6} colour="#8d959c" />
    </>
  ),
} as const satisfies Readonly<Record<string, () => ReactNode>>

/** A plate for the chest: with one boiler or with two. */
const armor = (fill: string, more: ReactNode): ReactNode => (
  <>
    <Part shapes={[{ d: 'M30 6L40 3Q48 9 56 3L66 6L76 16L68 24V44H28V24L20 16Z', fill }]} ink={2} />
    <Ink d="M28 26H68M48 10V26" w={1.8} />
    <Ink d="M34 12h.1M62 12h.1M33 38h.1M63 38h.1" w={3} colour={BRASS} />
    {more}
  </>
)

const boots = (fill: string, more: ReactNode): ReactNode => (
  <>
    {[0, 34].map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <Part shapes={[{ d: 'M18 4H34V26L46 34V42H18Z', fill }]} ink={2} />
        <Ink d="M18 10H34M18 38H46" w={2.4} colour={BRASS} />
      </g>
    ))}
    {more}
  </>
)

const goggles = (glass: string, more: ReactNode): ReactNode => (
  <>
    <Ink d="M4 20L22 24M92 20L74 24" w={6} colour="#5c3d22" />
    <Part shapes={[{ d: disc(34, 25, 15) + disc(64, 25, 15), fill: BRASS }]} ink={2} />
    <Patch d={disc(34, 25, 9.6) + disc(64, 25, 9.6)} fill={glass} />
    <Ink d="M28 21Q32 17 37 19M58 21Q62 17 67 19" w={2.2} colour="#fff" />
    {more}
  </>
)

export const INVENTIONS = {
  'body-armor-alpha': () => armor('#8d959c', <Patch d={disc(48, 35, 5)} fill={BRASS} />),
  'body-armor-b52': () =>
    armor(
      '#a5672b',
      <>
        <Part shapes={[{ d: disc(39, 34, 6) + disc(57, 34, 6), fill: BRASS }]} ink={1.6} />
        <Patch d={disc(39, 34, 3) + disc(57, 34, 3)} fill="#f3ead6" />
      </>,
    ),
  'brawler-gloves': () => (
    <>
      {[0, 40].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <Part
            shapes={[{ d: 'M14 44V28C8 26 8 16 14 16C14 6 42 4 44 14V28L40 44Z', fill: '#7a4a24' }]}
            ink={2}
          />
          <Part shapes={[{ d: 'M16 10H42V18H16Z', fill: BRASS }]} ink={1.8} />
          <Ink d="M22 10V18M29 10V18M36 10V18M15 36H41" w={1.8} />
        </g>
      ))}
    </>
  ),
  'gunslinger-fist': () => (
    <>
      <Part shapes={[{ d: 'M10 22H40L46 14H62L64 34H46L40 36H10Z', fill: '#8d959c' }]} ink={2} />
      <Part
        shapes={[
          { d: 'M60 14H84V19H60Z', fill: BRASS },
          { d: 'M60 21H90V26H60Z', fill: BRASS },
          { d: 'M60 28H84V33H60Z', fill: BRASS },
        ]}
        ink={1.8}
      />
      <Ink d="M20 22V36M30 22V36" w={3} colour="#b8672e" />
      <Ink d="M46 34Q46 44 56 42" w={4} />
    </>
  ),
  'jump-boots': () =>
    boots('#7a4a24', <Ink d="M22 46l6 -3 6 3 6 -3M56 46l6 -3 6 3 6 -3" w={2.4} colour="#8d959c" />),
  'sprint-boots': () =>
    boots('#4b5157', <Ink d="M4 14H14M2 22H14M5 30H14M40 14H50M38 22H50" w={2.6} colour="#8d959c" />),
  'long-arm': () => (
    <>
      <Part
        shapes={[
          { d: 'M6 40L30 24L54 30L72 14', w: 7, fill: '#b8672e' },
          { d: disc(30, 24, 6) + disc(54, 30, 6), fill: BRASS },
        ]}
        ink={2}
      />
      <Ink d="M72 14L76 4M72 14L88 6M72 14L88 16M72 14L82 24" w={5} colour="#8d959c" />
      <Patch d={disc(30, 24, 2) + disc(54, 30, 2)} fill="#1c1814" />
    </>
  ),
  'marksman-goggles': () =>
    goggles(
      '#f0b070',
      <Ink d="M64 14V36M53 25H75M64 25m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0" w={1.8} colour="#a32a1d" />,
    ),
  'steam-bottle': () => (
    <>
      <Part shapes={[{ d: bottle(48), fill: '#c9772f' }]} ink={2} />
      <Ink d="M41 20V40" w={3} colour="#f5c48e" />
      <Part shapes={[{ d: disc(52, 30, 6.4), fill: BRASS }]} ink={1.6} />
      <Patch d={disc(52, 30, 3.8)} fill="#f3ead6" />
      <Ink d="M52 30L54.6 27.6" w={1.5} colour="#a32a1d" />
      <Ink d="M40 3H56M58 5Q66 2 70 6T80 5" w={3} />
    </>
  ),
  'steam-vision-goggles': () =>
    goggles('#a6e3d8', <Ink d="M20 6Q26 2 32 6T44 6M54 44Q60 40 66 44T78 44" w={3} colour="#8d959c" />),
} as const satisfies Readonly<Record<string, () => ReactNode>>
