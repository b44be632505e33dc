import type { ComponentType, ReactNode } from 'react'
import { burst, disc, Ink, Part, Patch } from '../art/draw.tsx'

/** A door ajar at night, warm light behind it, and dice on the doorstep. */
const secondEdition = (): ReactNode => (
  <>
    <Part shapes={[{ d: 'M22 8L98 8L98 108L22 108Z', fill: '#3b434d' }]} />
    <Patch d="M34 18L86 18L86 108L34 108Z" fill="#f5b90a" />
    <Patch d="M86 108L116 118L56 118L34 108Z" fill="#f5b90a" opacity={0.35} />
    <Part shapes={[{ d: 'M34 18L66 26L66 116L34 108Z', fill: '#6b4a2c' }]} />
    <Ink d="M40 30L60 34L60 62L40 60ZM40 70L60 72L60 102L40 98" w={2} />
    <circle cx="61" cy="68" r="3" fill="var(--bone)" />
    <Part shapes={[{ d: 'M84 88L106 84L110 106L88 110Z', fill: 'var(--bone)' }]} />
    <circle cx="91" cy="93" r="2.6" fill="var(--ink)" />
    <circle cx="97" cy="97" r="2.6" fill="var(--ink)" />
    <circle cx="103" cy="101" r="2.6" fill="var(--ink)" />
  </>
)

/** Cogs, and a gauge with its needle in the red. */
const gearsAndGuns = (): ReactNode => (
  <>
    <Part shapes={[{ d: burst(84, 84, 25, 32, 10), fill: '#8a5a33' }]} />
    <Part shapes={[{ d: disc(84, 84, 9), fill: '#3d2b1a' }]} ink={2} />
    <Part shapes={[{ d: burst(50, 50, 36, 45, 12), fill: '#b98a3a' }]} />
    <Part shapes={[{ d: disc(50, 50, 27), fill: 'var(--bone)' }]} />
    <Ink d="M31 60A21 21 0 0 1 35 36M41 31A21 21 0 0 1 59 31" w={4} />
    <Ink d="M64 35A21 21 0 0 1 69 60" w={5} colour="var(--weapon-red)" />
    <Ink d="M50 50L64 40" w={4} />
    <Patch d={disc(50, 50, 4)} fill="var(--ink)" />
    <Ink d="M92 46Q84 36 92 28Q100 20 92 8M106 44Q100 36 106 28" w={4} colour="#bdb3a0" />
  </>
)

const emblem = (draw: () => ReactNode) =>
  function Emblem() {
    return (
      <svg className="emblem" viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
        {draw()}
      </svg>
    )
  }

/** Emblems of games that draw nobody. */
export const EMBLEMS: Readonly<Record<string, ComponentType>> = {
  'second-edition': emblem(secondEdition),
  'gears-and-guns': emblem(gearsAndGuns),
}

/** Games that cannot be played yet. */
export const COMING: readonly string[] = ['gears-and-guns']
