import { Ink, Part, Patch } from '../../../../art/draw.tsx'

/** What was in the zoo: skull, tusks, a trunk that still reaches. */
export const picture = () => (
  <>
    <Part shapes={[{ d: 'M30 40C6 24 0 52 10 72C18 84 32 78 36 66Z', fill: '#76807f' }]} />
    <Part shapes={[{ d: 'M90 40C114 24 120 52 110 72C102 84 88 78 84 66Z', fill: '#76807f' }]} />
    <Patch d="M12 54L18 60L12 66L20 72L16 76C10 70 8 60 12 54Z" fill="var(--ground-deep)" />
    <Part
      shapes={[
        { d: 'M28 40C28 6 92 6 92 40C92 58 84 70 74 76L46 76C36 70 28 58 28 40Z', fill: '#8e9998' },
        { d: 'M60 70L58 90L48 104L34 106', w: 17, fill: '#8e9998' },
      ]}
    />
    <Patch d="M60 10C86 10 92 26 92 40C92 58 84 70 74 76L66 76C80 60 80 30 60 10Z" fill="#6f7978" />
    <Ink d="M52 82L66 84M50 90L64 94M44 96L56 104M36 99L42 110" w={2.2} />
    <Part shapes={[{ d: 'M40 68C36 84 24 94 10 92C20 86 26 78 28 66Z', fill: 'var(--bone)' }]} />
    <Part shapes={[{ d: 'M80 68C84 86 98 96 112 88C100 86 94 78 92 66Z', fill: 'var(--bone)' }]} />
    <Part
      shapes={[
        { d: 'M38 36L52 34L52 46L40 48Z', fill: 'var(--ink)' },
        { d: 'M82 36L68 34L68 46L80 48Z', fill: 'var(--ink)' },
      ]}
      ink={1}
    />
    <circle cx="46" cy="41" r="3.4" fill="var(--eye)" />
    <circle cx="74" cy="41" r="3.4" fill="var(--eye)" />
    <Ink d="M36 30L54 32M84 30L66 32" w={3} />
    <Ink d="M60 12L56 20L62 26L58 32M44 58L52 60M68 60L76 58" w={2.4} />
    <Patch d="M68 14L78 20L70 26Z" fill="var(--gore)" />
  </>
)
