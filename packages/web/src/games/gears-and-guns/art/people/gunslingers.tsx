import { Ink, Part, Patch } from '../../../../art/draw.tsx'
import { Eyes, Head, skin, Torso } from '../../../../zone-table/people/bust.tsx'
import type { Bust } from '../../../../zone-table/people/survivor-pictures.tsx'
import { Braces, Brows, Kerchief, Moustache, Mouth, Shirt, Star, Stetson } from './worn.tsx'

/** A pale hat, a red cloth over nose and mouth. */
const lee: Bust = {
  ground: '#b98a3a',
  draw: () => (
    <>
      <Torso cloth="#7a4b2a" skin={skin(2)} />
      <Ink d="M32 73L44 104M68 73L56 104" w={3} colour="#4a2c17" />
      <Head skin={skin(2)} />
      <Part shapes={[{ d: 'M30 50C40 46 60 46 70 50L66 68L50 78L34 68Z', fill: '#b9382c' }]} ink={2.2} />
      <Ink d="M40 56L44 64M50 54L50 66M60 56L56 64" w={1.8} colour="#7d2018" />
      <Eyes y={43} />
      <Brows d="M37 38L47 40M63 38L53 40" w={3} />
      <Stetson fill="#c9a15a" band="#5c3d22" />
    </>
  ),
}

/** Black hair under a black hat, a yellow kerchief. */
const bonnie: Bust = {
  ground: '#5f6f8f',
  draw: () => (
    <>
      <Part
        shapes={[{ d: 'M26 40C16 62 20 80 30 86L38 60ZM74 40C84 62 80 80 70 86L62 60Z', fill: '#1d1a1a' }]}
      />
      <Torso cloth="#6b2430" skin={skin(2)} />
      <Kerchief fill="#e0a526" />
      <Head skin={skin(2)} />
      <Eyes y={45} />
      <Brows d="M38 40L47 41M62 40L53 41" w={2.4} />
      <Mouth d="M44 55Q51 58 57 54" />
      <Stetson fill="#2b2420" band="#c79a3f" brim={40} />
    </>
  ),
}

/** A patch over one eye, red curls, a hat that sits askew. */
const molly: Bust = {
  ground: '#3f7d6d',
  draw: () => (
    <>
      <Part
        shapes={[
          {
            d: 'M26 42C12 50 14 70 24 76C20 84 34 88 36 78L36 50ZM74 42C88 50 86 70 76 76C80 84 66 88 64 78L64 50Z',
            fill: '#b4432a',
          },
        ]}
      />
      <Torso cloth="#2d3a3a" skin={skin(1)} />
      <Star x={68} y={88} />
      <Head skin={skin(1)} />
      <Eyes y={44} />
      <Part shapes={[{ d: 'M51 39L64 39L62 49L54 49Z', fill: '#1c1814' }]} ink={1.2} />
      <Ink d="M52 40L32 32M63 40L69 38" w={2.4} />
      <Brows d="M37 39L47 40" />
      <Mouth d="M43 56Q52 60 58 53" />
      <g transform="rotate(-9 50 30)">
        <Stetson fill="#5f7f5a" band="#1c1814" brim={36} />
      </g>
    </>
  ),
}

/** A sombrero as wide as a cart wheel. */
const pablito: Bust = {
  ground: '#c07a35',
  draw: () => (
    <>
      <Torso cloth="#e6dcc4" skin={skin(3)} />
      <Part shapes={[{ d: 'M20 80L50 104L80 80L86 104L14 104Z', fill: '#2f6f73' }]} ink={2} />
      <Ink d="M22 90L40 104M78 90L60 104" w={4} colour="#c9453a" />
      <Head skin={skin(3)} />
      <Eyes y={45} />
      <Moustache fill="#1c1512" droops={8} />
      <Part
        shapes={[
          {
            d: 'M-4 30C2 44 24 36 50 36C76 36 98 44 104 30C92 26 72 30 50 30C28 30 8 26 -4 30Z',
            fill: '#d9b25a',
          },
          { d: 'M34 32C36 6 44 0 50 0C56 0 64 6 66 32Q50 28 34 32Z', fill: '#d9b25a' },
        ]}
      />
      <Ink d="M35 25Q50 21 65 25M4 34Q24 35 34 33M96 34Q76 35 66 33" w={3} colour="#a13f3f" />
    </>
  ),
}

/** Gaunt, with white hair and a battered top hat. */
const silas: Bust = {
  ground: '#6a4a55',
  draw: () => (
    <>
      <Part
        shapes={[{ d: 'M31 36C20 54 20 72 27 84L38 62ZM69 36C80 54 80 72 73 84L62 62Z', fill: '#d5d0c4' }]}
      />
      <Torso cloth="#23242b" skin={skin(1)} />
      <Shirt fill="#8c2b25" />
      <Braces fill="#3d3f48" />
      <Part
        shapes={[{ d: 'M34 36C34 22 66 22 66 36C66 52 58 66 50 66C42 66 34 52 34 36Z', fill: skin(1) }]}
      />
      <Eyes y={43} />
      <Brows d="M37 38L47 40M63 38L53 40" w={3} colour="#8a8578" />
      <Ink d="M39 49L42 56M61 49L58 56" w={1.6} colour="#b98d66" />
      <Mouth d="M45 58L55 57" />
      <Ink d="M60 34L56 50" colour="var(--gore)" />
      <Part
        shapes={[
          { d: 'M22 30C34 26 66 26 78 30L78 35C66 31 34 31 22 35Z', fill: '#2b2a33' },
          { d: 'M34 31L31 -6L60 -4L69 4L66 31Q50 27 34 31Z', fill: '#2b2a33' },
        ]}
      />
      <Patch d="M34 22Q50 18 66 22L66 28Q50 24 34 28Z" fill="#8c2b25" />
    </>
  ),
}

export const GUNSLINGERS = { lee, bonnie, molly, pablito, silas }
