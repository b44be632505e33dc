import { disc, Ink, Part, Patch } from '../../../../art/draw.tsx'
import { Eyes, KidHead, SmallTorso, skin } from '../../../../zone-table/people/bust.tsx'
import type { Bust } from '../../../../zone-table/people/survivor-pictures.tsx'

/** In a rabbit costume, one ear bent, a gap between the teeth. */
const bunnyG: Bust = {
  ground: '#e58fb0',
  draw: () => (
    <>
      <Part
        shapes={[
          { d: 'M38 26C28 12 28 -4 34 -6C42 -6 46 10 47 24Z', fill: '#f3ece0' },
          {
            d: 'M54 24C56 8 64 -2 72 0C80 2 90 14 86 20C80 24 76 12 70 10C66 14 64 20 62 26Z',
            fill: '#f3ece0',
          },
        ]}
      />
      <Patch d="M39 20C34 10 34 2 36 0C40 2 43 12 44 20Z" fill="#e58fb0" />
      <SmallTorso cloth="#f3ece0" skin={skin(3)} />
      <Part
        shapes={[{ d: 'M24 46C22 12 78 12 76 46C76 64 64 74 50 74C36 74 24 64 24 46Z', fill: '#f3ece0' }]}
      />
      <Part
        shapes={[{ d: 'M32 46C32 28 68 28 68 46C68 58 60 67 50 67C40 67 32 58 32 46Z', fill: skin(3) }]}
        ink={2}
      />
      <Eyes y={46} size={3} />
      <Ink d="M39 40L46 41M61 40L54 41" w={2.2} />
      <Patch d="M43 55L57 55L55 61L45 61Z" fill="var(--bone)" />
      <Ink d="M43 55Q50 57 57 55M50 56L50 61" w={2} />
    </>
  ),
}

/** Two dark buns, round glasses, a bow on her back. */
const lili: Bust = {
  ground: '#6f9fd8',
  draw: () => (
    <>
      <Part shapes={[{ d: 'M14 104L26 66', w: 5, fill: 'var(--wood)' }]} />
      <Ink d="M10 92C26 92 36 76 30 62" w={2} colour="var(--bone)" />
      <Part
        shapes={[
          { d: disc(27, 20, 11), fill: '#221a1c' },
          { d: disc(73, 20, 11), fill: '#221a1c' },
        ]}
      />
      <SmallTorso cloth="#c73f4a" skin={skin(2)} />
      <Ink d="M50 80L50 104" w={2.2} />
      <KidHead skin={skin(2)} />
      <Part
        shapes={[{ d: 'M28 46C24 12 76 12 72 46C68 36 60 34 50 34C40 34 32 36 28 46Z', fill: '#221a1c' }]}
      />
      <Ink d="M34 42L36 34M44 40L45 34M56 40L55 34M66 42L64 34" w={2} colour="#221a1c" />
      <Part
        shapes={[
          { d: disc(41, 50, 7.5), fill: '#dff0f5' },
          { d: disc(59, 50, 7.5), fill: '#dff0f5' },
        ]}
        ink={2}
      />
      <Ink d="M48.5 50L51.5 50" w={2} />
      <Eyes y={50} apart={9} size={2.8} />
      <Ink d="M46 61Q50 63 54 61" w={2.2} />
    </>
  ),
}

/** An American-football helmet far too large, eye black on the cheeks. */
const lou: Bust = {
  ground: '#4f9a5e',
  draw: () => (
    <>
      <SmallTorso cloth="#f0b429" skin={skin(4)} />
      <Part
        shapes={[{ d: 'M12 96C14 80 28 76 38 78L36 96ZM88 96C86 80 72 76 62 78L64 96Z', fill: '#b3322a' }]}
        ink={2}
      />
      <KidHead skin={skin(4)} />
      <Eyes y={47} white size={3} />
      <Ink d="M39 40L47 42M61 40L53 42" w={2.6} colour="#120d0a" />
      <Ink d="M38 54L46 54M54 54L62 54" w={3} colour="#120d0a" />
      <Ink d="M45 62Q50 59 55 62" w={2.4} colour="#120d0a" />
      <Part
        shapes={[
          {
            d: 'M20 56C12 4 88 4 80 56L70 58C70 46 70 36 62 33C54 31 46 31 38 33C30 36 30 46 30 58Z',
            fill: '#b3322a',
          },
        ]}
      />
      <Patch d="M45 10L55 10L56 30L44 30Z" fill="var(--bone)" />
      <Ink d="M28 58Q50 70 72 58M28 66Q50 79 72 66M50 62L50 74" w={3} colour="#c9ced0" />
    </>
  ),
}

/** A horned helmet of cardboard, fair braids, a front tooth less. */
const odin: Bust = {
  ground: '#8a6fb8',
  draw: () => (
    <>
      <Part
        shapes={[
          { d: 'M24 34C8 30 2 12 8 0C14 12 22 16 32 20Z', fill: 'var(--bone)' },
          { d: 'M76 34C92 30 98 12 92 0C86 12 78 16 68 20Z', fill: 'var(--bone)' },
        ]}
      />
      <Part
        shapes={[
          { d: 'M30 52L24 66L28 84', w: 8, fill: '#e2b452' },
          { d: 'M70 52L76 66L72 84', w: 8, fill: '#e2b452' },
        ]}
        ink={2}
      />
      <SmallTorso cloth="#7a5636" skin={skin(1)} />
      <Part
        shapes={[{ d: 'M26 84C40 76 60 76 74 84L68 92L60 86L50 93L40 86L32 92Z', fill: '#b9a489' }]}
        ink={2}
      />
      <KidHead skin={skin(1)} />
      <Eyes y={48} size={2.8} />
      <Ink d="M37 41L46 44M63 41L54 44" w={3} colour="#b98a2e" />
      <Patch d="M42 56Q50 66 58 56Z" fill="#5b1c18" />
      <Ink d="M42 56Q50 66 58 56Z" w={2} />
      <Patch d="M45 57L49 57L49 60L45 60Z" fill="var(--bone)" />
      <Part shapes={[{ d: 'M26 38C24 8 76 8 74 38L74 42L26 42Z', fill: '#a98a5a' }]} />
      <Ink d="M26 38L74 38M50 15L50 38" w={3} colour="#6d5433" />
      <Ink d="M32 40h.1M41 40h.1M59 40h.1M68 40h.1" w={3} colour="#d7dbd8" />
    </>
  ),
}

/** A wreath of leaves in long ginger hair, a slingshot round her neck. */
const ostara: Bust = {
  ground: '#e0813f',
  draw: () => (
    <>
      <Part
        shapes={[
          {
            d: 'M24 44C20 8 80 8 76 44C78 64 86 76 80 92C74 96 66 90 64 80L36 80C34 90 26 96 20 92C14 76 22 64 24 44Z',
            fill: '#8f3b1b',
          },
        ]}
      />
      <SmallTorso cloth="#3f6f63" skin={skin(1)} />
      <Ink d="M40 78L50 92L60 78M50 92L50 101" w={3.4} colour="#7a4a24" />
      <KidHead skin={skin(1)} />
      <Patch d="M29 44C28 20 72 20 71 44C66 34 58 40 52 30C46 40 34 34 29 44Z" fill="#8f3b1b" />
      <Ink d="M29 44C34 34 46 40 52 30C58 40 66 34 71 44" w={2} />
      <Eyes y={49} size={2.8} />
      <Ink d="M45 60Q50 64 55 60" w={2.2} />
      <Ink d="M37 55h.1M41 57h.1M59 57h.1M63 55h.1" w={2.6} colour="#c4682f" />
      <Part
        shapes={[
          { d: 'M24 30C20 22 26 16 32 18C36 24 32 30 24 30Z', fill: '#5f9a4a' },
          { d: 'M36 20C34 12 42 6 47 10C50 16 46 22 36 20Z', fill: '#78b35c' },
          { d: 'M64 20C66 12 58 6 53 10C50 16 54 22 64 20Z', fill: '#5f9a4a' },
          { d: 'M76 30C80 22 74 16 68 18C64 24 68 30 76 30Z', fill: '#78b35c' },
        ]}
        ink={2}
      />
    </>
  ),
}

/** Face painted like a tiger's, ears on a headband. */
const tigerSam: Bust = {
  ground: '#3f4f6f',
  draw: () => (
    <>
      <SmallTorso cloth="#2b2b33" skin={skin(2)} />
      <Ink d="M40 79L50 90L60 79" w={3} colour="#f08a2c" />
      <Part
        shapes={[
          { d: 'M26 34C16 30 14 12 20 8C30 8 38 16 38 26Z', fill: '#f08a2c' },
          { d: 'M74 34C84 30 86 12 80 8C70 8 62 16 62 26Z', fill: '#f08a2c' },
        ]}
      />
      <Patch
        d="M26 28C20 24 20 16 22 14C28 15 32 20 33 25ZM74 28C80 24 80 16 78 14C72 15 68 20 67 25Z"
        fill="#2b1d14"
      />
      <Part
        shapes={[{ d: 'M29 43C28 19 72 19 71 43C71 58 62 68 50 68C38 68 29 58 29 43Z', fill: '#f6b765' }]}
      />
      <Patch d="M36 52C40 46 60 46 64 52C64 62 58 67 50 67C42 67 36 62 36 52Z" fill="#fbeeda" />
      <Eyes y={45} size={3} />
      <Ink
        d="M50 24L50 34M42 26L44 34M58 26L56 34M30 44L37 46M31 52L38 52M70 44L63 46M69 52L62 52"
        w={3}
        colour="#2b1d14"
      />
      <Patch d="M46 51L54 51L50 56Z" fill="#2b1d14" />
      <Ink d="M50 56L50 59Q46 63 43 60M50 59Q54 63 57 60" w={2} />
    </>
  ),
}
export const KIDS = { 'bunny-g': bunnyG, lili, lou, odin, ostara, 'tiger-sam': tigerSam }
