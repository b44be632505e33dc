import { DeadEye, disc, Ink, Part, Patch } from '../../../../art/draw.tsx'

const F = 'var(--flesh)'

const jersey = (d: string) => <Part shapes={[{ d, fill: 'var(--bone)' }]} />

/** Catcher, batter, pitcher: the season goes on. */
export const picture = () => (
  <>
    {/* The batter, in the middle and in front of nobody's good health. */}
    <Part
      shapes={[
        { d: 'M76 34L98 4', w: 7, fill: 'var(--wood)' },
        { d: 'M88 18L99 3', w: 9, fill: 'var(--wood)' },
      ]}
    />
    <Part
      shapes={[
        { d: 'M52 76L48 96L42 98', w: 9, fill: 'var(--bone-dim)' },
        { d: 'M68 76L72 96L78 98', w: 9, fill: 'var(--bone-dim)' },
      ]}
    />
    {jersey('M44 46L76 46L73 80L47 80Z')}
    <Ink d="M52 47L51 79M60 47L60 79M68 47L69 79" w={1.6} colour="var(--gore)" />
    <Part
      shapes={[
        { d: 'M46 50L56 42L74 36', w: 7, fill: F },
        { d: 'M74 50L80 42L76 36', w: 7, fill: F },
      ]}
    />
    <Part shapes={[{ d: disc(59, 30, 11), fill: F }]} />
    <Part shapes={[{ d: 'M46 26C46 12 72 12 72 26L40 28Z', fill: 'var(--gore)' }]} />
    <DeadEye x={54} y={32} r={2} />
    <DeadEye x={63} y={32} r={2} />
    <Ink d="M54 38L58 37L62 39" w={1.8} />
    {/* The pitcher, arm back. */}
    <Part
      shapes={[
        { d: 'M96 94L92 114L86 116', w: 8, fill: 'var(--bone-dim)' },
        { d: 'M104 94L110 114L116 116', w: 8, fill: 'var(--bone-dim)' },
      ]}
    />
    {jersey('M88 66L110 66L108 98L91 98Z')}
    <Part
      shapes={[
        { d: 'M108 70L116 58L110 46', w: 6, fill: F },
        { d: 'M90 70L80 78', w: 6, fill: F },
      ]}
    />
    <Part shapes={[{ d: disc(109, 42, 5), fill: '#fff' }]} ink={2} />
    <Part shapes={[{ d: disc(98, 56, 9), fill: F }]} />
    <Part shapes={[{ d: 'M88 53C88 42 108 42 108 53L84 55Z', fill: 'var(--gore)' }]} ink={2} />
    <DeadEye x={94} y={58} r={1.8} />
    <DeadEye x={101} y={58} r={1.8} />
    {/* The catcher, low, behind bars. */}
    <Part
      shapes={[
        { d: 'M14 102L6 110L10 116', w: 8, fill: 'var(--bone-dim)' },
        { d: 'M30 102L38 110L34 116', w: 8, fill: 'var(--bone-dim)' },
      ]}
    />
    {jersey('M10 78L34 78L33 106L12 106Z')}
    <Patch d="M14 82L30 82L29 104L16 104Z" fill="var(--cloth)" />
    <Ink d="M15 89L30 89M15 96L29 96" w={1.8} />
    <Part
      shapes={[
        { d: 'M32 84L44 92', w: 6, fill: F },
        { d: disc(47, 95, 8), fill: '#7a4a2a' },
      ]}
    />
    <Part shapes={[{ d: disc(22, 68, 10), fill: F }]} />
    <DeadEye x={18} y={68} r={1.8} />
    <DeadEye x={26} y={68} r={1.8} />
    <Ink d="M12 66L32 66M13 73L31 73M18 60L18 77M26 60L26 77" w={2} colour="var(--steel-dark)" />
    <Ink d={disc(22, 68, 10.5)} w={2.6} colour="var(--steel-dark)" />
    <Part shapes={[{ d: 'M11 62C12 52 32 52 33 62Z', fill: 'var(--gore)' }]} ink={2} />
  </>
)
