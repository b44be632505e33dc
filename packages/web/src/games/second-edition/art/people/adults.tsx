import { burst, Ink, Part, Patch } from '../../../../art/draw.tsx'
import { Eyes, Head, skin, Torso } from '../../../../zone-table/people/bust.tsx'
import type { Bust } from '../../../../zone-table/people/survivor-pictures.tsx'

/** Bike mechanic: a cloud of red curls, freckles, a rain jacket. */
const amy: Bust = {
  ground: '#2f8f88',
  draw: () => (
    <>
      <Part
        shapes={[
          {
            d: 'M24 50C12 44 14 26 26 24C26 10 44 4 52 10C64 2 80 12 76 26C90 30 88 50 76 52C74 62 66 64 62 60L38 60C32 66 24 60 24 50Z',
            fill: '#b4532a',
          },
        ]}
      />
      <Torso cloth="#5f7f3a" skin={skin(1)} />
      <Ink d="M50 78L50 104M38 71L50 82L62 71" w={2.4} />
      <Head skin={skin(1)} />
      <Patch d="M32 40C32 22 68 22 68 40C62 30 56 34 50 28C44 34 38 30 32 40Z" fill="#b4532a" />
      <Ink d="M32 40C36 32 44 34 50 28C56 34 64 32 68 40" w={2.2} />
      <Eyes y={44} />
      <Ink d="M38 39L47 39M62 39L53 39" w={2.4} />
      <Ink d="M44 54Q50 58 56 54" w={2.4} />
      <Ink d="M39 49h.1M43 50.5h.1M57 50.5h.1M61 49h.1" w={2.6} colour="#b4532a" />
    </>
  ),
}

/** Night watchman: flat cap with a star, moustache, a torch on the shoulder. */
const doug: Bust = {
  ground: '#5f7a8f',
  draw: () => (
    <>
      <Torso cloth="#2d3a4d" skin={skin(1)} neck={15} />
      <Patch d="M38 70L50 84L62 70L56 68L50 74L44 68Z" fill="#9fb2bf" />
      <Part shapes={[{ d: 'M49 78L47 98L50 104L53 98L51 78Z', fill: '#8c2b25' }]} ink={1.4} />
      <Head skin={skin(1)} />
      <Eyes y={43} />
      <Ink d="M38 37L47 39M62 37L53 39" w={3} />
      <Part
        shapes={[{ d: 'M36 52C42 46 58 46 64 52C58 56 54 54 50 52C46 54 42 56 36 52Z', fill: '#4a3524' }]}
        ink={1.4}
      />
      <Part
        shapes={[
          { d: 'M28 32C26 10 74 10 72 32Z', fill: '#1f2937' },
          { d: 'M24 32C40 26 60 26 76 32L78 38C60 32 40 32 22 38Z', fill: '#1f2937' },
        ]}
      />
      <Part shapes={[{ d: burst(50, 21, 4, 7, 5), fill: 'var(--safety)' }]} ink={1.2} />
      <Part
        shapes={[
          { d: 'M14 96L22 74', w: 9, fill: 'var(--steel-dark)' },
          { d: 'M18 72L28 70L26 78Z', fill: 'var(--eye)' },
        ]}
        ink={2}
      />
    </>
  ),
}

/** Climber: hood up, a yellow scarf, one braid. */
const elle: Bust = {
  ground: '#7a5ea0',
  draw: () => (
    <>
      <Part shapes={[{ d: 'M22 60C14 16 40 4 50 4C60 4 86 16 78 60L72 76L28 76Z', fill: '#4a3d63' }]} />
      <Torso cloth="#4a3d63" skin={skin(4)} />
      <Head skin={skin(4)} />
      <Patch d="M33 36C36 22 64 22 67 36C60 28 52 30 46 27C42 31 37 31 33 36Z" fill="#1b1412" />
      <Eyes y={43} white />
      <Ink d="M38 37L47 38M62 37L53 38" w={2.4} colour="#1b1412" />
      <Part
        shapes={[{ d: 'M28 58C40 66 60 66 72 58L74 70C60 80 40 80 26 70Z', fill: '#e0a526' }]}
        ink={2.2}
      />
      <Ink d="M34 66L40 74M46 68L50 77M58 68L62 75" w={1.8} />
      <Part shapes={[{ d: 'M70 60L76 72L72 84L78 96', w: 5, fill: '#1b1412' }]} ink={1.8} />
    </>
  ),
}

/** Courier: beanie, headphones, a short beard. */
const josh: Bust = {
  ground: '#b8483f',
  draw: () => (
    <>
      <Torso cloth="#39424f" skin={skin(3)} />
      <Ink d="M36 72C40 90 60 90 64 72" w={3} colour="#e8772e" />
      <Head skin={skin(3)} />
      <Patch
        d="M34 50C38 62 44 66 50 66C56 66 62 62 66 50C60 56 56 54 50 54C44 54 40 56 34 50Z"
        fill="#3a2318"
      />
      <Ink d="M44 56Q50 59 56 56" w={2.2} colour="var(--bone)" />
      <Eyes y={43} />
      <Ink d="M38 38L47 39M62 38L53 39" w={2.8} />
      <Part
        shapes={[
          { d: 'M30 34C26 6 74 6 70 34C58 28 42 28 30 34Z', fill: '#5a7f4a' },
          { d: 'M29 34C42 27 58 27 71 34L70 40C58 34 42 34 30 40Z', fill: '#47663a' },
        ]}
      />
      <Part
        shapes={[
          {
            d: 'M26 40C24 40 24 54 28 54L32 54L32 40ZM74 40C76 40 76 54 72 54L68 54L68 40Z',
            fill: '#22252b',
          },
        ]}
        ink={2}
      />
      <Ink d="M27 40C24 4 76 4 73 40" w={4} colour="#22252b" />
    </>
  ),
}

/** Harbor hand: sou'wester, white beard, oilskin. */
const ned: Bust = {
  ground: '#d3a94f',
  draw: () => (
    <>
      <Torso cloth="#c98a12" skin={skin(1)} neck={15} />
      <Ink d="M50 80L50 104" w={2.4} />
      <Ink d="M45 88h.1M45 98h.1" w={4} />
      <Head skin={skin(1)} />
      <Part
        shapes={[
          {
            d: 'M31 42C28 62 36 80 50 80C64 80 72 62 69 42C66 52 60 50 50 50C40 50 34 52 31 42Z',
            fill: '#e9e3d4',
          },
        ]}
        ink={2.2}
      />
      <Ink d="M44 58Q50 62 56 58M42 68L44 73M50 70L50 76M58 68L56 73" />
      <Eyes y={42} />
      <Ink d="M37 37L47 39M63 37L53 39" w={3.2} colour="#e9e3d4" />
      <Part
        shapes={[
          {
            d: 'M20 38C26 30 32 30 32 30C32 8 68 8 68 30C68 30 74 30 80 38C66 32 34 32 20 38Z',
            fill: '#e2a81b',
          },
        ]}
      />
      <Ink d="M34 28Q50 22 66 28" w={2.2} />
    </>
  ),
}

/** Roller-derby captain: helmet with a star, pigtails, a plaster on the cheek. */
const wanda: Bust = {
  ground: '#c8577a',
  draw: () => (
    <>
      <Part
        shapes={[
          {
            d: 'M28 44C12 44 10 62 18 74C24 66 26 60 32 56ZM72 44C88 44 90 62 82 74C76 66 74 60 68 56Z',
            fill: '#e7c35a',
          },
        ]}
      />
      <Torso cloth="#23303c" skin={skin(2)} />
      <Patch d="M30 73L38 70L44 104L32 104ZM70 73L62 70L56 104L68 104Z" fill="#c8577a" />
      <Head skin={skin(2)} />
      <Eyes y={44} />
      <Ink d="M38 39L47 40M62 39L53 40" w={2.4} />
      <Ink d="M43 54Q50 60 57 53" w={2.6} />
      <Part shapes={[{ d: 'M58 48L66 51L65 54L57 51Z', fill: 'var(--bone)' }]} ink={1} />
      <Part shapes={[{ d: 'M28 36C26 6 74 6 72 36C60 30 40 30 28 36Z', fill: '#3f6fae' }]} />
      <Part shapes={[{ d: burst(50, 20, 4.4, 9, 5), fill: 'var(--bone)' }]} ink={1.6} />
      <Ink d="M31 36L36 60M69 36L64 60" w={2.4} />
    </>
  ),
}

export const ADULTS = { amy, doug, elle, josh, ned, wanda }
