import { Ink, Part, Patch } from '../../../../art/draw.tsx'
import { Eyes, Head, skin, Torso } from '../../../../zone-table/people/bust.tsx'
import type { Bust } from '../../../../zone-table/people/survivor-pictures.tsx'
import { Brows, FlatHat, Mouth } from './worn.tsx'

/** A preacher: a flat black hat, a white collar and beard. */
const thadeus: Bust = {
  ground: '#4a4a55',
  draw: () => (
    <>
      <Torso cloth="#1e1d22" skin={skin(4)} neck={15} />
      <Part shapes={[{ d: 'M42 68L58 68L58 77L42 77Z', fill: 'var(--bone)' }]} ink={1.8} />
      <Head skin={skin(4)} />
      <Eyes y={44} white />
      <Patch d="M35 52C40 66 60 66 65 52C60 57 56 55 50 55C44 55 40 57 35 52Z" fill="#d9d2c4" />
      <Mouth d="M45 58L55 58" />
      <FlatHat fill="#26242b" band="#6b6470" />
    </>
  ),
}

/** A sister in her veil. */
const conception: Bust = {
  ground: '#8a8f9c',
  draw: () => (
    <>
      <Part shapes={[{ d: 'M50 2C18 2 20 40 12 104L88 104C80 40 82 2 50 2Z', fill: '#22232b' }]} />
      <Torso cloth="#22232b" skin={skin(3)} />
      <Part shapes={[{ d: 'M30 56C22 84 40 92 50 92C60 92 78 84 70 56Z', fill: '#eee8da' }]} ink={2} />
      <Head skin={skin(3)} />
      <Part
        shapes={[{ d: 'M29 44C26 12 74 12 71 44C68 26 60 24 50 24C40 24 32 26 29 44Z', fill: '#eee8da' }]}
        ink={2}
      />
      <Eyes y={45} />
      <Brows d="M39 40L47 41M61 40L53 41" w={2.2} />
      <Mouth />
      <Ink d="M50 76L50 100M42 84L58 84" w={4} colour="#c79a3f" />
    </>
  ),
}

/** A monk: a ring of hair, a brown hood on his shoulders. */
const thomas: Bust = {
  ground: '#7a5a3c',
  draw: () => (
    <>
      <Torso cloth="#5a4028" skin={skin(2)} neck={16} />
      <Part
        shapes={[
          {
            d: 'M18 84C20 66 34 62 50 74C66 62 80 66 82 84C66 78 58 84 50 90C42 84 34 78 18 84Z',
            fill: '#6d4f32',
          },
        ]}
        ink={2.2}
      />
      <Head skin={skin(2)} />
      <Part
        shapes={[
          {
            d: 'M31 44C24 38 26 28 33 25C38 32 34 38 35 46ZM69 44C76 38 74 28 67 25C62 32 66 38 65 46Z',
            fill: '#4a3524',
          },
        ]}
        ink={1.8}
      />
      <Patch d="M33 30C38 25 62 25 67 30L65 24C56 30 44 30 35 24Z" fill="#4a3524" />
      <Eyes y={44} />
      <Brows d="M38 40Q43 37 47 40M62 40Q57 37 53 40" />
      <Mouth d="M42 53Q50 61 58 53" />
      <Ink d="M35 52Q37 60 43 64M65 52Q63 60 57 64" w={1.6} colour="#9a6a44" />
    </>
  ),
}

/** A bonnet that stands round her face like a wheel. */
const ruth: Bust = {
  ground: '#566a8a',
  draw: () => (
    <>
      <Part shapes={[{ d: 'M50 0C8 0 8 62 24 74L40 60L60 60L76 74C92 62 92 0 50 0Z', fill: '#e9e3d4' }]} />
      <Torso cloth="#39465c" skin={skin(4)} />
      <Part shapes={[{ d: 'M26 104L40 72L50 80L60 72L74 104Z', fill: '#e9e3d4' }]} ink={2} />
      <Head skin={skin(4)} />
      <Ink d="M29 16L36 26M50 6L50 19M71 16L64 26" colour="#b9b09b" />
      <Eyes y={44} white />
      <Brows d="M38 38L47 38M62 38L53 38" colour="#1b1412" />
      <Mouth d="M44 55Q50 59 56 55" />
      <Part shapes={[{ d: 'M50 74L40 68L40 80ZM50 74L60 68L60 80Z', fill: '#8fa9c9' }]} ink={1.6} />
    </>
  ),
}

export const FAITHFUL = { thadeus, conception, thomas, ruth }
