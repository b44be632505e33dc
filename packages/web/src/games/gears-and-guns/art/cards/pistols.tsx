import type { ReactNode } from 'react'
import { burst, disc, Ink, Part, Patch } from '../../../../art/draw.tsx'

interface Look {
  readonly metal: string
  readonly grip: string
  /** Where the barrel ends. */
  readonly to: number
  readonly children?: ReactNode
}

/** A revolver that points to the right, on a field of 96 by 48. */
const Revolver = ({ metal, grip, to, children }: Look) => (
  <>
    <Part shapes={[{ d: 'M16 24L34 22L36 30L27 44L12 45L12 38Z', fill: grip }]} ink={2} />
    <Part
      shapes={[
        { d: `M40 13L${to} 11L${to} 17L40 20Z`, fill: metal },
        { d: 'M22 22C22 14 32 12 42 12L60 12L58 30L34 30Z', fill: metal },
        { d: 'M22 22L15 13L21 11L28 17Z', fill: metal },
      ]}
      ink={2}
    />
    <Part shapes={[{ d: 'M38 15L55 15L55 28L38 28Z', fill: '#c3c9cc' }]} ink={1.6} />
    <Ink d="M38 19.5H55M38 23.5H55" w={1.5} />
    <Ink d="M40 31Q41 39 33 38" w={2.4} />
    <Ink d={`M${to - 2} 11V8`} w={2.2} />
    {children}
  </>
)

/** A small gauge and a tube: what can go full steam. */
const Tap = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <Part shapes={[{ d: disc(x, y, 4.6), fill: '#d6ab4c' }]} ink={1.6} />
    <Patch d={disc(x, y, 2.7)} fill="#f3ead6" />
    <Ink d={`M${x} ${y}l1.6 -1.6`} w={1.3} colour="#a32a1d" />
  </>
)

export const PISTOLS = {
  'old-revolver': () => (
    <Revolver metal="#7a6a5c" grip="#6b4a2a" to={74}>
      <Ink d="M44 13.5L50 13M62 14L66 15.6M68 12L71 14" w={1.6} colour="#a5672b" />
    </Revolver>
  ),
  'colt-saa': () => (
    <Revolver metal="#6f7a82" grip="#7a4a24" to={84}>
      <Ink d="M42 20L82 17" w={1.6} colour="#3b4046" />
      <Tap x={62} y={23} />
    </Revolver>
  ),
  remington: () => (
    <Revolver metal="#4b545c" grip="#2e2620" to={88}>
      <Part shapes={[{ d: 'M56 19L84 17L78 23L58 25Z', fill: '#4b545c' }]} ink={1.8} />
      <Tap x={28} y={17} />
    </Revolver>
  ),
  schofield: () => (
    <Revolver metal="#aab3b8" grip="#d9cfba" to={78}>
      <Ink d="M36 12L40 6L44 12" w={2.2} />
      <Ink d="M60 26L66 30M20 32L28 32M19 37L26 37" w={1.6} />
      <Tap x={64} y={22} />
    </Revolver>
  ),
  'asymmetric-tumbling-pistol': () => (
    <>
      <Part shapes={[{ d: 'M12 26L30 22L34 30L24 45L10 44Z', fill: '#5c2f3a' }]} ink={2} />
      <Part
        shapes={[
          { d: 'M28 10L86 6L86 11L30 17Z', fill: '#c79a3f' },
          { d: 'M30 17L74 16L74 22L32 24Z', fill: '#8d959c' },
          { d: 'M32 24L90 25L90 30L34 31Z', fill: '#c79a3f' },
        ]}
        ink={2}
      />
      <Part shapes={[{ d: burst(36, 20, 9, 12, 10), fill: '#b8672e' }]} ink={1.8} />
      <Patch d={disc(36, 20, 4.4)} fill="#f3ead6" />
      <Ink d="M36 20L39 17" w={1.5} colour="#a32a1d" />
      <Ink d="M32 33Q36 40 28 40" w={2.4} />
    </>
  ),
  'revolium-pistol': () => (
    <>
      <Part shapes={[{ d: 'M14 26L32 24L34 32L26 45L11 45Z', fill: '#2e2620' }]} ink={2} />
      <Part shapes={[{ d: 'M20 13L58 11L60 29L28 30Z', fill: '#5d6b78' }]} ink={2} />
      <Part shapes={[{ d: 'M58 14L90 10L92 22L60 26Z', fill: '#c79a3f' }]} ink={2} />
      <Part shapes={[{ d: 'M30 16L54 15L54 25L32 26Z', fill: '#7be0b4' }]} ink={1.6} />
      <Ink d="M36 18Q40 22 44 18T52 19" w={1.6} colour="#eafff4" />
      <Ink d="M68 12L69 25M77 11L78 24M36 32Q38 39 31 39" w={2.2} />
    </>
  ),
} as const satisfies Readonly<Record<string, () => ReactNode>>
