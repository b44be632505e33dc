import { disc, Ink, Part, Patch } from '../../../../art/draw.tsx'
import { Eyes, Head, skin, Torso } from '../../../../zone-table/people/bust.tsx'
import type { Bust } from '../../../../zone-table/people/survivor-pictures.tsx'
import { Beard, Brows, Mouth } from './worn.tsx'

/** Shoulders as wide as the picture. */
const Broad = ({ cloth, tone }: { readonly cloth: string; readonly tone: string }) => (
  <Part
    shapes={[
      { d: 'M2 104C4 78 20 68 36 66L64 66C80 68 96 78 98 104Z', fill: cloth },
      { d: 'M50 54L50 72', w: 20, fill: tone },
    ]}
  />
)

/** A red shirt, a black beard, a scar over the brow. */
const anthony: Bust = {
  ground: '#8c4a2f',
  draw: () => (
    <>
      <Broad cloth="#b9493a" tone={skin(3)} />
      <Ink d="M30 70L34 104M70 70L66 104" w={3} colour="#3c2a1c" />
      <Part shapes={[{ d: 'M30 36C30 20 70 20 70 36L69 52C66 66 34 66 31 52Z', fill: skin(3) }]} />
      <Eyes y={42} />
      <Brows d="M36 36L47 39M64 36L53 39" w={3.4} />
      <Part
        shapes={[
          { d: 'M34 50C40 46 60 46 66 50L72 46C70 58 60 58 50 54C40 58 30 58 28 46Z', fill: '#241a14' },
        ]}
        ink={1.4}
      />
      <Patch d="M31 32C34 22 66 22 69 32L67 28C56 24 44 24 33 28Z" fill="#241a14" />
      <Ink d="M58 30L66 38" colour="var(--gore)" />
    </>
  ),
}

/** A boxer: striped vest, curled moustache, a plaster on the nose. */
const richard: Bust = {
  ground: '#6b6f3a',
  draw: () => (
    <>
      <Broad cloth="#e9e0cc" tone={skin(1)} />
      <Ink d="M8 90Q50 78 92 90M6 99Q50 88 94 99M22 76Q50 68 78 76" w={4} colour="#a13f3f" />
      <Head skin={skin(1)} />
      <Patch d="M32 36C34 20 66 20 68 36C64 30 60 28 50 30C40 28 36 30 32 36Z" fill="#5c3d22" />
      <Ink d="M50 22L50 30" />
      <Eyes y={43} />
      <Brows d="M37 37L47 39M63 37L53 39" w={3} />
      <Ink d="M50 52Q40 56 36 52Q30 50 31 45M50 52Q60 56 64 52Q70 50 69 45" w={4.4} colour="#5c3d22" />
      <Part shapes={[{ d: 'M44 45L56 45L56 49L44 49Z', fill: 'var(--bone)' }]} ink={1.2} />
      <Mouth d="M45 58L55 58" />
    </>
  ),
}

/** A smith: a bald head, a black beard, an apron. */
const carl: Bust = {
  ground: '#5d7a6b',
  draw: () => (
    <>
      <Broad cloth="#8f8a80" tone={skin(2)} />
      <Part shapes={[{ d: 'M30 84L70 84L74 104L26 104Z', fill: '#5a371c' }]} ink={2} />
      <Ink d="M32 84L36 68M68 84L64 68" w={5} colour="#5a371c" />
      <Head skin={skin(2)} />
      <Beard fill="#1f1a17" to={84} />
      <Eyes y={42} />
      <Brows d="M36 36L47 38M64 36L53 38" w={4} colour="#1f1a17" />
      <Ink d="M40 24Q46 20 54 21" w={2} colour="#fff3" />
      <Ink d="M30 48a3 3 0 1 0 .1 5" w={2.4} colour="#e8c06a" />
    </>
  ),
}

/** Two red braids, a band round the brow. */
const kassey: Bust = {
  ground: '#a8643c',
  draw: () => (
    <>
      <Part
        shapes={[
          { d: 'M30 44L22 62L28 76L20 92', w: 12, fill: '#b4532a' },
          { d: 'M70 44L78 62L72 76L80 92', w: 12, fill: '#b4532a' },
        ]}
      />
      <Torso cloth="#4d5a3c" skin={skin(1)} />
      <Part shapes={[{ d: 'M34 72L50 96L66 72L58 70L50 80L42 70Z', fill: '#c9a15a' }]} ink={1.8} />
      <Head skin={skin(1)} />
      <Patch d="M32 38C32 16 68 16 68 38C62 28 56 26 50 20C44 26 38 28 32 38Z" fill="#b4532a" />
      <Part shapes={[{ d: 'M31 31Q50 23 69 31L68 37Q50 29 32 37Z', fill: '#2f6f73' }]} ink={1.6} />
      <Eyes y={45} />
      <Brows d="M38 41L47 42M62 41L53 42" />
      <Mouth d="M44 56L56 54" />
      <Ink d="M20 88L24 93M76 93L80 88" w={3} colour="#2f6f73" />
    </>
  ),
}

/** From the circus: a knot of hair, spots of a leopard. */
const may: Bust = {
  ground: '#8f5f9a',
  draw: () => (
    <>
      <Part shapes={[{ d: 'M42 14C40 0 60 0 58 14Z', fill: '#1d1a1a' }]} />
      <Broad cloth={skin(3)} tone={skin(3)} />
      <Part shapes={[{ d: 'M18 104L34 68L44 72L62 104Z', fill: '#d9a441' }]} ink={2.2} />
      <Patch d={disc(34, 82, 3) + disc(44, 92, 3.4) + disc(30, 95, 3) + disc(40, 76, 2)} fill="#4a2f18" />
      <Head skin={skin(3)} />
      <Patch d="M32 38C32 16 68 16 68 38C62 24 38 24 32 38Z" fill="#1d1a1a" />
      <Ink d="M45 14L55 14" w={4} colour="#c9453a" />
      <Eyes y={44} />
      <Brows d="M37 39L47 38M63 39L53 38" w={3.4} />
      <Mouth d="M43 54Q50 60 57 54" />
    </>
  ),
}

/** A trapper: a cap of fur with its tail. */
const henri: Bust = {
  ground: '#4f6a58',
  draw: () => (
    <>
      <Part shapes={[{ d: 'M74 34C92 40 92 66 82 84C76 76 80 60 70 50Z', fill: '#8a6a44' }]} />
      <Ink d="M80 48L88 50M79 58L89 61M79 68L87 71" w={4} colour="#33261a" />
      <Broad cloth="#7a5a34" tone={skin(1)} />
      <Ink d="M36 68L44 104M64 68L56 104" w={3} colour="#4a3218" />
      <Head skin={skin(1)} />
      <Beard fill="#6b4526" to={74} />
      <Eyes y={43} />
      <Part shapes={[{ d: 'M26 38C20 14 34 4 50 6C66 4 80 14 74 38C66 28 34 28 26 38Z', fill: '#8a6a44' }]} />
      <Ink d="M32 22L36 29M42 16L44 24M54 16L54 24M64 20L62 28" w={2.6} colour="#5a4328" />
    </>
  ),
}

export const BRAWLERS = { anthony, richard, carl, kassey, may, henri }
