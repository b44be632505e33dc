import { memo, type ReactNode } from 'react'
import { burst, disc, Ink, Part, Patch, Picture } from '../../../art/draw.tsx'

const RED = 'var(--weapon-red)'
const BLUE = 'var(--weapon-blue)'
const YELLOW = 'var(--weapon-yellow)'

const star = (fill: string): ReactNode => (
  <>
    <Part shapes={[{ d: burst(20, 20, 9, 18, 9), fill }]} ink={1.6} />
    <Patch d={burst(20, 20, 4, 8, 9)} fill="var(--bone)" />
  </>
)

const chevron = (x: number): string => `M${x} 6L${x + 12} 20L${x} 34L${x + 7} 34L${x + 19} 20L${x + 7} 6Z`

const letter = (path: string): ReactNode => (
  <>
    <Part
      shapes={[{ d: 'M20 2L36 9L36 24C36 32 28 36 20 39C12 36 4 32 4 24L4 9Z', fill: 'var(--rot)' }]}
      ink={1}
    />
    <Ink d={path} w={4} colour="var(--bone)" />
  </>
)

/** The signs of the game, on a field of 40 by 40. A new one is one more entry. */
const ICONS = {
  damage: () => star(RED),
  'damage-yellow': () => star(YELLOW),
  'damage-blue': () => (
    <>
      {star(BLUE)}
      <circle cx="20" cy="20" r="4" fill={BLUE} />
    </>
  ),
  armor: () => (
    <>
      <Part
        shapes={[{ d: 'M20 3L35 8L34 22C33 30 27 35 20 38C13 35 7 30 6 22L5 8Z', fill: 'var(--steel)' }]}
        ink={1.6}
      />
      <Patch d="M20 6L32 10L31 22C30 28 26 32 20 35Z" fill="var(--steel-dark)" />
      <Ink d="M12 17L28 17M20 10L20 31" w={2.2} />
    </>
  ),
  ammo: () => (
    <>
      <Part
        shapes={[
          { d: 'M5 36L5 17C5 12 8 8 10 5C12 8 15 12 15 17L15 36Z', fill: '#d99a3a' },
          { d: 'M25 36L25 17C25 12 28 8 30 5C32 8 35 12 35 17L35 36Z', fill: '#d99a3a' },
          { d: 'M15 36L15 14C15 9 18 5 20 2C22 5 25 9 25 14L25 36Z', fill: '#e8b04c' },
        ]}
        ink={1.6}
      />
      <Ink d="M5 29L35 29M15 36L15 18M25 36L25 18" w={1.8} />
    </>
  ),
  health: () => (
    <>
      <Part
        shapes={[{ d: 'M20 36C4 25 2 15 6 9C10 3 17 5 20 11C23 5 30 3 34 9C38 15 36 25 20 36Z', fill: RED }]}
        ink={1.6}
      />
      <Patch d="M10 11C13 8 16 9 17 12C13 12 11 14 10 18C8 15 8 13 10 11Z" fill="var(--bone)" />
    </>
  ),
  upgrade: () => (
    <>
      <Part shapes={[{ d: 'M20 2L37 19L28 19L28 38L12 38L12 19L3 19Z', fill: 'var(--bone)' }]} ink={1.8} />
      <Ink d="M20 19L20 31M14.5 25L25.5 25" w={3} />
    </>
  ),
  slow: () => <Part shapes={[{ d: chevron(11), fill: 'var(--bone)' }]} ink={1.8} />,
  fast: () => (
    <Part
      shapes={[
        { d: chevron(3), fill: 'var(--rush)' },
        { d: chevron(17), fill: 'var(--rush)' },
      ]}
      ink={1.8}
    />
  ),
  all: () => (
    <Part
      shapes={[
        { d: chevron(1), fill: 'var(--bone)' },
        { d: chevron(11), fill: 'var(--rush)' },
        { d: chevron(20), fill: 'var(--rush)' },
      ]}
      ink={1.4}
    />
  ),
  none: () => <Part shapes={[{ d: 'M9 9L31 31M31 9L9 31', w: 6, fill: RED }]} ink={1.8} />,
  companion: () => (
    <>
      <Part
        shapes={[
          { d: 'M22 38C22 30 26 26 31 26C36 26 39 30 39 38Z', fill: 'var(--cloth)' },
          { d: disc(30, 19, 6), fill: 'var(--skin-3)' },
        ]}
        ink={1.4}
      />
      <Part
        shapes={[
          { d: 'M2 38C2 28 8 23 15 23C22 23 27 28 27 38Z', fill: 'var(--cloth-dark)' },
          { d: disc(15, 13, 8), fill: 'var(--skin-1)' },
        ]}
        ink={1.6}
      />
    </>
  ),
  leader: () => (
    <>
      <Part shapes={[{ d: 'M9 38L9 4', w: 3.4, fill: 'var(--wood)' }]} ink={1.4} />
      <Part shapes={[{ d: 'M11 5L36 5L29 13L36 22L11 22Z', fill: 'var(--bone)' }]} ink={1.6} />
      <Patch d={burst(20, 13.5, 2.4, 6, 5)} fill="var(--ink)" />
    </>
  ),
  skill: () => (
    <>
      <Part
        shapes={[
          {
            d: 'M20 3C23 9 28 4 32 7C34 11 29 13 33 17C38 19 39 24 34 25C29 25 32 31 28 34C24 36 23 30 20 33C17 38 12 37 12 32C13 27 7 29 4 25C3 20 9 20 8 15C4 11 7 6 12 7C16 9 17 6 20 3Z',
            fill: '#a3b93f',
          },
          { d: disc(36, 34, 2.2), fill: '#a3b93f' },
          { d: disc(4, 34, 1.6), fill: '#a3b93f' },
        ]}
        ink={1.6}
      />
      <Ink d="M14 17L18 20M26 17L22 20M15 26L18 24L20 26L22 24L25 26" w={2} />
    </>
  ),
  attack: () => (
    <>
      <Part
        shapes={[
          {
            d: 'M6 24C6 16 10 14 12 16L12 8C12 4 17 4 17 8C18 3 23 3 23 8C24 4 29 4 29 8C30 6 34 6 34 10L34 24C34 34 28 38 20 38C11 38 6 32 6 24Z',
            fill: 'var(--flesh)',
          },
        ]}
        ink={1.6}
      />
      <Ink d="M17 9L17 17M23 9L23 17M29 9L29 17M12 16L14 22Q20 20 22 25" w={1.8} />
    </>
  ),
  'special-attack': () => (
    <>
      <Part shapes={[{ d: burst(20, 20, 12, 20, 12), fill: YELLOW }]} ink={1} />
      <Part
        shapes={[
          {
            d: 'M11 23C11 17 13 16 15 17L15 13C15 10 18 10 18.5 13C19 9 22 9 22.5 13C23 10 26 10 26 13C27 12 29 12 29 15L29 23C29 30 25 32 20 32C14 32 11 28 11 23Z',
            fill: RED,
          },
        ]}
        ink={1.4}
      />
      <Ink d="M18.5 14L18.5 18M22.5 14L22.5 18M26 14L26 18" w={1.4} />
    </>
  ),
  'spawn-a': () => letter('M13 30L20 11L27 30M15.5 24L24.5 24'),
  'spawn-b': () => letter('M14 11L14 30L22 30C29 30 29 20 22 20L14 20M14 11L21 11C27 11 27 20 21 20'),
  'spawn-c': () => letter('M27 14C20 8 12 12 12 20.5C12 29 20 33 27 27'),
} as const satisfies Readonly<Record<string, () => ReactNode>>

export type IconName = keyof typeof ICONS

export const ICON_NAMES = Object.keys(ICONS) as IconName[]

interface Props {
  readonly name: IconName
  readonly size: number
  readonly label?: string
}

export const Icon = memo(function Icon({ name, size, label }: Props) {
  return (
    <Picture box="-1 -1 42 42" size={size} label={label}>
      {ICONS[name]()}
    </Picture>
  )
})
