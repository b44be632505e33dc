import { burst, disc, Ink, Part, Patch } from '../../art/draw.tsx'

/** Cogs, and a gauge with its needle in the red. */
export const picture = () => (
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
