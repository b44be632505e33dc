import { disc, Ink, Part, Patch } from '../../../../art/draw.tsx'
import { Eyes, Head, skin, Torso } from '../../../../zone-table/people/bust.tsx'
import type { Bust } from '../../../../zone-table/people/survivor-pictures.tsx'
import { Beard, Braces, Brows, Mouth, Shirt } from './worn.tsx'

/** Brown hair in a knot, a white collar. */
const nora: Bust = {
  ground: '#6d8257',
  draw: () => (
    <>
      <Part shapes={[{ d: 'M28 38C22 54 26 62 34 64L66 64C74 62 78 54 72 38Z', fill: '#8a5a33' }]} />
      <Torso cloth="#3f5d63" skin={skin(1)} />
      <Part shapes={[{ d: 'M38 70L50 80L62 70L66 76L50 88L34 76Z', fill: 'var(--bone)' }]} ink={1.6} />
      <Head skin={skin(1)} />
      <Eyes y={44} />
      <Brows d="M39 39L47 40M61 39L53 40" w={2.2} />
      <Mouth d="M45 54Q50 57 55 54" />
      <Part
        shapes={[{ d: 'M28 40C22 8 78 8 72 40C66 28 58 26 50 26C42 26 34 28 28 40Z', fill: '#8a5a33' }]}
      />
      <Part shapes={[{ d: disc(50, 9, 9), fill: '#8a5a33' }]} ink={2.2} />
      <Ink d="M45 6Q50 12 56 6" w={1.8} />
    </>
  ),
}

/** A torn hat of straw, a beard down to the chest, a pipe. */
const jeb: Bust = {
  ground: '#9b7d4a',
  draw: () => (
    <>
      <Torso cloth="#49607a" skin={skin(1)} />
      <Braces fill="#2b3747" />
      <Head skin={skin(1)} />
      <Beard fill="#e9e3d4" to={98} />
      <Eyes y={42} />
      <Brows d="M37 37L47 38M63 37L53 38" w={3.4} colour="#e9e3d4" />
      <Part
        shapes={[
          { d: 'M56 57L72 62', w: 3.4, fill: '#5a371c' },
          { d: 'M70 56L80 57L79 67L71 67Z', fill: '#5a371c' },
        ]}
        ink={1.6}
      />
      <Part
        shapes={[
          {
            d: 'M14 32L20 27L34 27C34 6 66 6 66 27L82 27L87 33L78 33L80 38L70 34L30 34L24 38L24 33Z',
            fill: '#dcb863',
          },
        ]}
      />
      <Ink d="M36 24L64 24M42 12L42 20M54 11L54 20" colour="#a37f2e" />
    </>
  ),
}

/** A widow behind her veil. */
const hanna: Bust = {
  ground: '#74608f',
  draw: () => (
    <>
      <Part shapes={[{ d: 'M22 34C8 60 14 92 22 104L78 104C86 92 92 60 78 34Z', fill: '#2a2730' }]} />
      <Torso cloth="#1e1c24" skin={skin(2)} />
      <Part shapes={[{ d: 'M40 70L60 70L56 78L44 78Z', fill: '#d9d2c4' }]} ink={1.6} />
      <Head skin={skin(2)} />
      <Eyes y={45} />
      <Brows d="M38 41L47 39M62 41L53 39" />
      <Mouth d="M45 56L55 56" />
      <Patch d="M30 30L70 30L72 52Q50 58 28 52Z" fill="#2a2730" opacity={0.42} />
      <Part shapes={[{ d: 'M24 36C20 6 80 6 76 36C64 24 36 24 24 36Z', fill: '#2a2730' }]} />
      <Part shapes={[{ d: disc(67, 17, 6), fill: '#a13f5c' }]} ink={1.6} />
    </>
  ),
}

/** A dancer of the saloon: feathers, a choker, a spot on the cheek. */
const trixie: Bust = {
  ground: '#a13f5c',
  draw: () => (
    <>
      <Part
        shapes={[
          {
            d: 'M52 22C44 -4 66 -10 64 18ZM58 22C66 -8 88 0 68 24ZM62 26C86 4 98 22 70 32Z',
            fill: '#3f8f8a',
          },
        ]}
      />
      <Part shapes={[{ d: 'M28 42C14 50 20 72 32 70L68 70C80 72 86 50 72 42Z', fill: '#5c2f22' }]} />
      <Torso cloth="#8f3f8a" skin={skin(2)} neck={12} />
      <Patch d="M30 76C40 90 60 90 70 76L62 70L38 70Z" fill={skin(2)} />
      <Ink d="M43 68L57 68" w={5} colour="#1c1814" />
      <Head skin={skin(2)} />
      <Eyes y={45} />
      <Brows d="M37 40Q42 36 47 40M63 40Q58 36 53 40" w={2.2} />
      <Patch d="M44 54Q50 51 56 54Q50 60 44 54Z" fill="#c5372a" />
      <Patch d={disc(62, 52, 1.3)} fill="#1c1814" />
      <Part
        shapes={[{ d: 'M29 42C22 12 78 12 71 42C66 30 60 34 50 26C40 34 34 30 29 42Z', fill: '#5c2f22' }]}
      />
    </>
  ),
}

/** A boy who sells papers: a cap, freckles, a gap between his teeth. */
const jimmy: Bust = {
  ground: '#7f9a3f',
  draw: () => (
    <>
      <Torso cloth="#7a6a4a" skin={skin(1)} neck={11} />
      <Shirt fill="#e6dcc4" bow="#3a5d86" />
      <Head skin={skin(1)} />
      <Patch d="M32 42C32 32 40 30 40 30L36 40ZM68 42C68 32 60 30 60 30L64 40Z" fill="#c98a3c" />
      <Eyes y={45} />
      <Brows d="M39 40L46 40M61 40L54 40" w={2} colour="#c98a3c" />
      <Ink d="M39 50h.1M43 51.5h.1M57 51.5h.1M61 50h.1" w={2.4} colour="#b98053" />
      <Part shapes={[{ d: 'M42 54L58 54Q56 60 50 60Q44 60 42 54Z', fill: 'var(--bone)' }]} ink={1.4} />
      <Ink d="M50 54L50 58" w={2.4} />
      <Part
        shapes={[
          { d: 'M24 30C18 8 38 4 52 6C72 2 84 16 76 30C60 24 40 24 24 30Z', fill: '#6f5a3c' },
          { d: 'M26 30C40 24 58 24 70 29L84 38C66 32 42 32 26 36Z', fill: '#5a472e' },
        ]}
      />
      <Ink d="M50 7L46 25M62 7L64 26" w={1.8} />
    </>
  ),
}

export const TOWNSFOLK = { nora, jeb, hanna, trixie, jimmy }
