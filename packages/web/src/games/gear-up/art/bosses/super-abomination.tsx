import { DeadEye, disc, Ink, Part, Patch } from '../../../../art/draw.tsx'

const D = 'var(--flesh-dark)'

/** A mountain of muscle with arms to spare and a jaw like a door. */
export const picture = () => (
  <>
    <Part
      shapes={[
        { d: 'M42 92L36 112L26 114', w: 17, fill: '#4b4337' },
        { d: 'M78 92L84 112L94 114', w: 17, fill: '#4b4337' },
      ]}
    />
    <Part
      shapes={[
        { d: 'M84 40L104 24L112 8', w: 12, fill: D },
        { d: 'M112 8L106 2M112 8L113 0M112 8L119 4', w: 4, fill: D },
      ]}
    />
    <Part shapes={[{ d: 'M20 44C24 14 96 14 100 44L94 88C78 102 42 102 26 88Z', fill: '#a08a86' }]} />
    <Patch d="M78 22L98 40L92 84L78 78Z" fill="#7c6865" />
    <Patch d="M28 84C44 96 76 96 92 84L94 88C78 102 42 102 26 88Z" fill="#4b4337" />
    <Ink d="M60 64L60 88M40 62Q50 72 60 66Q70 72 80 62" w={2.4} />
    <Part
      shapes={[
        { d: 'M24 44L8 66L16 92', w: 19, fill: '#a08a86' },
        { d: disc(17, 98, 12), fill: '#a08a86' },
        { d: 'M98 48L112 68L106 90', w: 17, fill: '#a08a86' },
        { d: 'M106 90L100 102M106 90L108 104M106 90L114 100', w: 6, fill: '#a08a86' },
      ]}
    />
    <Ink d="M10 96L10 104M17 94L17 106M24 96L24 104" w={2.4} />
    <Part shapes={[{ d: 'M38 30C40 8 80 8 82 30L80 48C74 64 46 64 40 48Z', fill: '#a08a86' }]} />
    <Part shapes={[{ d: 'M42 40L78 40L74 58C66 64 54 64 46 58Z', fill: 'var(--gore)' }]} ink={2} />
    <Patch
      d="M43 40L49 40L46 48ZM51 40L57 40L54 49ZM63 40L69 40L66 49ZM71 40L77 40L74 48ZM50 60L54 52L58 61ZM62 61L66 52L70 60Z"
      fill="var(--bone)"
    />
    <DeadEye x={50} y={28} r={3.4} />
    <DeadEye x={70} y={28} r={3.4} />
    <Ink d="M40 20L54 25M80 20L66 25" w={3.4} />
    <Ink d="M56 12L60 20L64 12" w={2} />
  </>
)
