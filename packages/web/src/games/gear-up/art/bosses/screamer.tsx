import { DeadEye, Ink, Part, Patch } from '../../../../art/draw.tsx'

/** All mouth. */
export const picture = () => (
  <>
    <Ink
      d="M8 40Q0 60 8 80M112 40Q120 60 112 80M16 48Q11 60 16 72M104 48Q109 60 104 72"
      w={4}
      colour="var(--safety)"
    />
    <Part shapes={[{ d: 'M44 104C30 106 28 116 22 120L98 120C92 116 90 106 76 104Z', fill: '#5b4a66' }]} />
    <Part
      shapes={[
        { d: 'M30 30C26 44 20 70 30 98L36 60ZM90 30C94 44 100 70 90 98L84 60Z', fill: '#d9d4c4' },
        { d: 'M30 36C30 4 90 4 90 36L88 84C84 110 36 110 32 84Z', fill: '#c2c9b4' },
      ]}
    />
    <Patch d="M62 12C86 12 90 24 90 36L88 84C86 98 74 104 64 104C82 92 84 40 62 12Z" fill="#9aa58e" />
    <Part
      shapes={[
        {
          d: 'M34 22C40 4 80 4 86 22C78 14 70 14 66 20C62 12 54 12 52 20C46 14 40 16 34 22Z',
          fill: '#d9d4c4',
        },
      ]}
    />
    <DeadEye x={46} y={34} r={4} />
    <DeadEye x={74} y={34} r={4} />
    <Ink d="M38 24L52 30M82 24L68 30" w={3} />
    <Part shapes={[{ d: 'M40 60C40 44 80 44 80 60L76 90C72 102 48 102 44 90Z', fill: '#3a1512' }]} />
    <Patch d="M48 90C50 78 70 78 72 90C68 98 52 98 48 90Z" fill="#a8463a" />
    <Patch
      d="M43 56L49 53L48 64ZM52 51L58 50L56 62ZM62 50L68 51L64 62ZM71 53L77 56L72 64ZM48 92L52 84L55 95ZM66 95L69 84L73 92Z"
      fill="var(--bone)"
    />
  </>
)
