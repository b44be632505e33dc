import type { ReactNode } from 'react'
import { burst, disc, Ink, Part, Patch } from '../../../art/draw.tsx'

interface Bust {
  /** Behind the person; each survivor has another one, which tells them apart from afar. */
  readonly ground: string
  readonly draw: () => ReactNode
}

const SHOULDERS = 'M8 104C9 82 22 74 38 70L62 70C78 74 91 82 92 104Z'
const NECK = 'M50 54L50 72'
const HEAD = 'M32 38C32 20 68 20 68 38C68 53 60 63 50 63C40 63 32 53 32 38Z'

const eyes = (y: number): ReactNode => (
  <>
    <circle cx="43" cy={y} r="2.4" fill="var(--ink)" />
    <circle cx="57" cy={y} r="2.4" fill="var(--ink)" />
  </>
)

/** Demolition foreman: hard hat, beard, orange vest, a concrete saw over the shoulder. */
const ethan: Bust = {
  ground: '#5f7a8f',
  draw: () => (
    <>
      <Part
        shapes={[
          { d: 'M80 98L84 44', w: 8, fill: 'var(--steel-dark)' },
          { d: burst(82, 28, 17, 21, 14), fill: 'var(--steel)' },
        ]}
      />
      <Ink d={disc(82, 28, 5)} w={3} />
      <Part
        shapes={[
          { d: 'M4 104C5 80 20 72 36 68L64 68C80 72 95 80 96 104Z', fill: '#e8772e' },
          { d: NECK, w: 16, fill: 'var(--skin-1)' },
        ]}
      />
      <Patch d="M24 72L34 69L38 104L26 104Z" fill="var(--eye)" />
      <Patch d="M76 72L66 69L62 104L74 104Z" fill="var(--eye)" />
      <Ink d="M50 76L50 104M37 70Q50 82 63 70" />
      <Part
        shapes={[
          { d: 'M31 36C31 22 69 22 69 36L68 52C66 62 58 66 50 66C42 66 34 62 32 52Z', fill: 'var(--skin-1)' },
        ]}
      />
      <Patch d="M32 46L38 50Q50 45 62 50L68 46L68 53C66 62 58 66 50 66C42 66 34 62 32 53Z" fill="#6b4024" />
      <Ink d="M44 55Q50 52 56 55" w={2.4} colour="var(--bone)" />
      {eyes(42)}
      <Ink d="M38 37L47 38M62 37L53 38" w={2.6} />
      <Part
        shapes={[
          { d: 'M29 33C28 8 72 8 71 33Z', fill: 'var(--safety)' },
          { d: 'M23 33L77 33L77 37L23 37Z', fill: 'var(--safety)' },
        ]}
      />
      <Ink d="M44 15L44 30M56 15L56 30" w={3} />
    </>
  ),
}

/** Stunt fighter: headband, a ponytail in full swing, a raised wrapped fist. */
const lisa: Bust = {
  ground: '#b8483f',
  draw: () => (
    <>
      <Part
        shapes={[
          {
            d: 'M64 26C82 10 96 22 92 40C90 52 80 56 84 68C70 62 70 48 74 40C76 34 70 32 62 34Z',
            fill: '#2c2320',
          },
        ]}
      />
      <Part
        shapes={[
          { d: SHOULDERS, fill: '#2e3540' },
          { d: NECK, w: 12, fill: 'var(--skin-2)' },
        ]}
      />
      <Patch d="M38 70L50 88L62 70L56 68L50 77L44 68Z" fill="#d8402f" />
      <Part shapes={[{ d: HEAD, fill: 'var(--skin-2)' }]} />
      {eyes(44)}
      <Ink d="M37 38L47 41M63 38L53 41" w={2.6} />
      <Ink d="M44 55Q50 58 57 53" w={2.6} />
      <Ink d="M60 48L65 53" w={2} colour="var(--gore)" />
      <Part
        shapes={[{ d: 'M30 36C27 10 73 8 70 36C66 26 58 24 46 25C40 26 34 29 30 36Z', fill: '#2c2320' }]}
      />
      <Part
        shapes={[
          { d: 'M31 31Q50 23 69 31L69 36Q50 29 31 36Z', fill: '#d8402f' },
          { d: 'M31 33L16 28L20 36L12 42L31 37Z', fill: '#d8402f' },
        ]}
      />
      <Part
        shapes={[
          { d: 'M14 104L18 78', w: 13, fill: 'var(--skin-2)' },
          { d: 'M9 60C9 53 29 53 29 60L29 74C29 80 9 80 9 74Z', fill: 'var(--bone)' },
        ]}
      />
      <Ink d="M10 66L28 66M10 71L28 71M15 56L15 65M20 56L20 65M25 56L25 65" w={1.8} />
    </>
  ),
}

/** Retired forester: felt hat with a feather, white hair, glasses, a rifle at her side. */
const greta: Bust = {
  ground: '#6d8257',
  draw: () => (
    <>
      <Part
        shapes={[
          { d: 'M84 4L84 56', w: 5, fill: 'var(--steel-dark)' },
          { d: 'M84 50L84 104', w: 11, fill: 'var(--wood)' },
        ]}
      />
      <Ink d="M79 8L79 40" w={3} colour="var(--steel)" />
      <Part
        shapes={[
          { d: SHOULDERS, fill: '#3f4f36' },
          { d: NECK, w: 12, fill: 'var(--skin-1)' },
        ]}
      />
      <Part shapes={[{ d: 'M36 68L50 90L64 68L70 74L54 104L46 104L30 74Z', fill: '#5d6f4a' }]} ink={2} />
      <Part
        shapes={[
          {
            d: 'M30 34C22 50 26 62 34 64C30 54 34 46 36 40ZM70 34C78 50 74 62 66 64C70 54 66 46 64 40Z',
            fill: 'var(--bone)',
          },
        ]}
      />
      <Part shapes={[{ d: HEAD, fill: 'var(--skin-1)' }]} />
      <Part
        shapes={[{ d: 'M31 36C40 28 60 28 69 36L66 44C62 36 38 36 34 44Z', fill: 'var(--bone)' }]}
        ink={1.5}
      />
      <circle cx="42" cy="45" r="6" fill="#fff8" stroke="var(--ink)" strokeWidth="2.2" />
      <circle cx="58" cy="45" r="6" fill="#fff8" stroke="var(--ink)" strokeWidth="2.2" />
      <Ink d="M48 45L52 45" />
      {eyes(45)}
      <Ink d="M44 57Q50 59 56 56M38 54L40 57M62 54L60 57" w={2} />
      <Part
        shapes={[
          { d: 'M14 32C30 24 70 24 86 32C72 38 28 38 14 32Z', fill: '#4a3a26' },
          { d: 'M32 29C32 8 44 6 50 11C56 6 68 8 68 29Q50 34 32 29Z', fill: '#4a3a26' },
        ]}
      />
      <Patch d="M32 24Q50 29 68 24L68 29Q50 34 32 29Z" fill="#a8463a" />
      <Part shapes={[{ d: 'M64 26C66 10 76 4 84 2C84 12 76 20 68 27Z', fill: '#c9803a' }]} ink={1.8} />
    </>
  ),
}

/** Bike courier with a cellar full of fireworks: helmet, goggles, a lit rocket. */
const mateo: Bust = {
  ground: '#7a5ea0',
  draw: () => (
    <>
      <Part
        shapes={[
          { d: SHOULDERS, fill: '#37b0c9' },
          { d: NECK, w: 12, fill: 'var(--skin-3)' },
        ]}
      />
      <Part shapes={[{ d: 'M26 72L82 104', w: 8, fill: '#2b2b33' }]} ink={1.5} />
      <Part shapes={[{ d: 'M28 36C22 48 24 58 32 60L68 60C76 58 78 48 72 36Z', fill: '#231a15' }]} />
      <Part shapes={[{ d: HEAD, fill: 'var(--skin-3)' }]} />
      <Ink d="M42 53Q51 62 60 52" w={2.8} />
      <Patch d="M44 54Q51 60 58 53L56 52Q51 54 46 53Z" fill="var(--bone)" />
      <Part shapes={[{ d: 'M27 34C24 8 76 8 73 34Q50 26 27 34Z', fill: 'var(--weapon-yellow)' }]} />
      <Ink d="M50 12L50 26M40 14L38 27M60 14L62 27" w={4} />
      <Part
        shapes={[{ d: 'M30 38Q50 31 70 38L69 48Q60 52 53 46Q50 44 47 46Q40 52 31 48Z', fill: '#e8772e' }]}
        ink={2}
      />
      <Patch d="M34 41Q41 37 46 42L42 47Q36 48 34 45ZM66 41Q59 37 54 42L58 47Q64 48 66 45Z" fill="#bfe8ef" />
      <Part
        shapes={[
          { d: 'M16 104L16 50', w: 4, fill: 'var(--wood)' },
          { d: 'M8 66L8 36L16 22L24 36L24 66Z', fill: '#d8402f' },
        ]}
      />
      <Patch d="M8 44L24 38L24 46L8 52ZM8 58L24 52L24 60L8 66Z" fill="var(--bone)" />
      <Part shapes={[{ d: burst(28, 76, 5, 10, 8), fill: 'var(--eye)' }]} ink={1.6} />
    </>
  ),
}

/** Emergency nurse on his tenth night shift: scrubs, stethoscope, mask pulled down, paddles ready. */
const amadou: Bust = {
  ground: '#d3a94f',
  draw: () => (
    <>
      <Part
        shapes={[
          { d: SHOULDERS, fill: '#2f8f88' },
          { d: NECK, w: 13, fill: 'var(--skin-4)' },
        ]}
      />
      <Patch d="M38 70L50 86L62 70L57 68L50 78L43 68Z" fill="#1f625d" />
      <Part shapes={[{ d: HEAD, fill: 'var(--skin-4)' }]} />
      <Part shapes={[{ d: 'M31 36C28 14 72 14 69 36Q50 26 31 36Z', fill: '#2f8f88' }]} />
      <Ink d="M31 33Q50 24 69 33" w={2} colour="#bfe8ef" />
      <circle cx="43" cy="42" r="3.6" fill="var(--bone)" />
      <circle cx="57" cy="42" r="3.6" fill="var(--bone)" />
      {eyes(42)}
      <Ink d="M38 36L47 37M62 36L53 37" w={2.6} colour="#1c1814" />
      <Part shapes={[{ d: 'M34 52Q50 48 66 52L62 64Q50 70 38 64Z', fill: '#e8f1f2' }]} ink={2} />
      <Ink d="M38 56L62 56M39 60L61 60" w={1.6} colour="#8aa5a8" />
      <Ink d="M34 70C30 92 44 96 46 88M66 70C70 84 66 92 66 96" w={3.4} />
      <Part shapes={[{ d: disc(46, 86, 4), fill: 'var(--steel)' }]} ink={1.8} />
      <Part shapes={[{ d: 'M72 74L96 74L96 98L72 98Z', fill: '#d8402f' }]} />
      <Ink d="M75 87L80 87L83 79L87 94L90 87L94 87" w={2.6} colour="var(--bone)" />
    </>
  ),
}

/** Scrapyard engineer: welding mask flipped up, braid, a wrench as long as her arm. */
const priya: Bust = {
  ground: '#b5703f',
  draw: () => (
    <>
      <Part
        shapes={[
          { d: SHOULDERS, fill: '#4b5a6e' },
          { d: NECK, w: 11, fill: 'var(--skin-3)' },
        ]}
      />
      <Part
        shapes={[{ d: 'M66 50C76 58 72 70 76 82L72 92L68 82C64 72 66 60 62 54Z', fill: '#1f1815' }]}
        ink={2}
      />
      <Ink d="M67 63L73 61M68 71L74 69M69 79L75 77" w={1.8} colour="#6b5a4e" />
      <Part shapes={[{ d: 'M34 104L34 80L66 80L66 104Z', fill: '#c2822f' }]} ink={2} />
      <Ink d="M36 80L30 70M64 80L70 70" w={5} colour="#c2822f" />
      <Part shapes={[{ d: 'M31 40C24 22 76 22 69 40L70 56L64 50L36 50L30 56Z', fill: '#1f1815' }]} />
      <Part
        shapes={[
          { d: 'M34 40C34 28 66 28 66 40C66 54 59 63 50 63C41 63 34 54 34 40Z', fill: 'var(--skin-3)' },
        ]}
      />
      {eyes(45)}
      <Ink d="M38 40L47 41M62 40L53 41" w={2.4} />
      <Ink d="M43 55Q50 60 57 55" w={2.6} />
      <Patch d="M56 49L65 47L63 53L57 54Z" fill="#1c1814" opacity={0.45} />
      <Part shapes={[{ d: 'M24 30C22 4 78 4 76 30L70 36L30 36Z', fill: 'var(--steel-dark)' }]} />
      <Part shapes={[{ d: 'M34 16L66 16L64 27L36 27Z', fill: '#244a2c' }]} ink={2} />
      <Patch d="M38 18L48 18L42 25L37 25Z" fill="#7fc98a" opacity={0.8} />
      <Ink d="M24 33L76 33" w={3} />
      <Part
        shapes={[
          { d: 'M16 104L16 52', w: 9, fill: '#b33a2c' },
          { d: 'M8 52L8 34L14 28L14 42L20 42L20 28L28 36L26 52Z', fill: 'var(--steel)' },
        ]}
      />
      <Ink d="M12 64L20 64M12 70L20 70M12 76L20 76" w={2} />
    </>
  ),
}

/** Every survivor of Gear Up; a new one is one more entry. */
export const BUSTS: Readonly<Record<string, Bust>> = { ethan, lisa, greta, mateo, amadou, priya }
