import { burst, disc, Ink, Part, Patch } from '../../../../art/draw.tsx'
import { Eyes, Head, skin, Torso } from '../../../../zone-table/people/bust.tsx'
import type { Bust } from '../../../../zone-table/people/survivor-pictures.tsx'
import { Braces, Brows, Goggles, Kerchief, Moustache, Mouth, Shirt } from './worn.tsx'

/** A leather cap with goggles, a grey beard. */
const nikolas: Bust = {
  ground: '#a5672b',
  draw: () => (
    <>
      <Torso cloth="#4b3a2a" skin={skin(1)} />
      <Shirt fill="#d9cfba" />
      <Head skin={skin(1)} />
      <Patch d="M36 54C42 50 58 50 64 54L60 64C54 70 46 70 40 64Z" fill="#8a7f73" />
      <Mouth d="M44 57Q50 60 56 57" />
      <Eyes y={44} />
      <Part shapes={[{ d: 'M28 34C27 12 73 12 72 34Q50 28 28 34Z', fill: '#5c3d22' }]} />
      <Goggles />
    </>
  ),
}

/** Bald above red whiskers, a lens over one eye. */
const leonard: Bust = {
  ground: '#7d8f5a',
  draw: () => (
    <>
      <Torso cloth="#6b4a2a" skin={skin(1)} neck={16} />
      <Braces fill="#2b2420" />
      <Head skin={skin(1)} />
      <Part
        shapes={[
          { d: 'M32 36C20 44 20 62 34 70C40 66 40 58 37 52Z', fill: '#c2622a' },
          { d: 'M68 36C80 44 80 62 66 70C60 66 60 58 63 52Z', fill: '#c2622a' },
        ]}
        ink={2.2}
      />
      <Moustache fill="#c2622a" />
      <Eyes y={43} />
      <Brows d="M38 37L47 39" w={3} colour="#c2622a" />
      <Part shapes={[{ d: disc(58, 42, 9), fill: '#c79a3f' }]} ink={2} />
      <Patch d={disc(58, 42, 5.6)} fill="#bfe6e2" />
      <Ink d="M67 40L76 30M38 22Q44 17 52 18" w={2.2} />
    </>
  ),
}

/** Golden hair held by a cog. */
const marilyn: Bust = {
  ground: '#b0567a',
  draw: () => (
    <>
      <Part
        shapes={[{ d: 'M28 44C14 26 28 0 52 4C80 0 86 28 72 44L74 60L62 62L38 62L26 60Z', fill: '#e7c35a' }]}
      />
      <Torso cloth="#32546b" skin={skin(1)} />
      <Shirt fill="#f0e6d2" bow="#a13f3f" />
      <Head skin={skin(1)} />
      <Patch d="M32 38C34 22 66 22 68 38C62 30 54 36 46 28C42 34 36 34 32 38Z" fill="#e7c35a" />
      <Ink d="M32 38C36 34 42 34 46 28C54 36 62 30 68 38" w={2.2} />
      <Eyes y={45} />
      <Brows />
      <Patch d="M45 54Q50 51 55 54Q50 59 45 54Z" fill="#b23a3a" />
      <Part shapes={[{ d: burst(70, 16, 9, 13, 9), fill: '#c79a3f' }]} ink={2} />
      <Patch d={disc(70, 16, 4)} fill="#3d2b1a" />
    </>
  ),
}

/** A beret, a thin moustache, a striped scarf. */
const jean: Bust = {
  ground: '#4f7f95',
  draw: () => (
    <>
      <Torso cloth="#3a3d44" skin={skin(2)} />
      <Kerchief fill="#c9453a" />
      <Ink d="M40 72L44 82M50 74L50 86M60 72L56 82" w={2} colour="#f0e6d2" />
      <Head skin={skin(2)} />
      <Eyes y={44} />
      <Brows d="M37 40L47 38M63 40L53 38" />
      <Ink d="M50 51Q42 56 35 49M50 51Q58 56 65 49" w={2.6} />
      <Mouth d="M46 58L54 58" />
      <Part shapes={[{ d: 'M26 32C10 24 24 4 50 8C80 2 94 18 78 30C64 26 40 26 26 32Z', fill: '#262a33' }]} />
      <Ink d="M54 7L57 1" w={3} />
    </>
  ),
}

export const ENGINEERS = { nikolas, leonard, marilyn, jean }
