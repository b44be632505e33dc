import { disc, Ink, Part, Patch } from '../../../../art/draw.tsx'

/** Grown together wrongly; the seams can be seen, and cost blood to cut. */
export const picture = () => (
  <>
    <Part
      shapes={[
        { d: 'M32 76Q10 84 14 108Q16 116 8 116', w: 10, fill: '#7a5a78' },
        { d: 'M88 76Q112 82 106 104Q104 114 114 114', w: 10, fill: '#7a5a78' },
        { d: 'M48 90Q44 106 52 116M74 90Q80 104 72 116', w: 11, fill: '#7a5a78' },
        { d: 'M92 46Q112 40 108 20Q106 8 116 6', w: 8, fill: '#7a5a78' },
      ]}
    />
    <Part
      shapes={[
        {
          d: 'M26 60C14 40 32 10 58 14C84 4 104 30 96 54C106 74 88 98 64 94C40 104 18 84 26 60Z',
          fill: '#a5789e',
        },
      ]}
    />
    <Patch
      d="M64 94C88 98 106 74 96 54C100 80 80 88 58 86C40 86 30 78 26 66C20 86 42 102 64 94Z"
      fill="#7a5a78"
    />
    <path
      d="M58 15Q50 40 60 56Q66 74 60 93M28 56Q44 52 60 56Q80 60 96 52"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3.4"
      strokeDasharray="1 6"
      strokeLinecap="round"
    />
    <Part shapes={[{ d: disc(42, 36, 9), fill: 'var(--bone)' }]} ink={2.4} />
    <circle cx="43" cy="37" r="4" fill="var(--ink)" />
    <Part shapes={[{ d: disc(78, 34, 6.5), fill: 'var(--bone)' }]} ink={2.4} />
    <circle cx="77" cy="35" r="3" fill="var(--ink)" />
    <Part shapes={[{ d: disc(80, 74, 5), fill: 'var(--bone)' }]} ink={2.4} />
    <circle cx="80" cy="74" r="2.4" fill="var(--ink)" />
    <Part shapes={[{ d: 'M32 66Q46 60 54 68Q52 82 42 82Q34 80 32 66Z', fill: '#3a1512' }]} ink={2.4} />
    <Patch
      d="M35 67L39 66L38 72ZM42 65L47 66L44 72ZM49 67L52 69L49 73ZM39 80L42 74L45 81Z"
      fill="var(--bone)"
    />
    <Part shapes={[{ d: 'M70 46L88 50L84 60L74 58Z', fill: 'var(--gore)' }]} ink={1.8} />
    <Ink d="M74 47L74 52M79 48L79 53M84 50L83 54" w={2} colour="var(--bone)" />
  </>
)
