import { Ink, Part, Patch } from '../../art/draw.tsx'

/** A door ajar at night, warm light behind it, and dice on the doorstep. */
export const picture = () => (
  <>
    <Part shapes={[{ d: 'M22 8L98 8L98 108L22 108Z', fill: '#3b434d' }]} />
    <Patch d="M34 18L86 18L86 108L34 108Z" fill="#f5b90a" />
    <Patch d="M86 108L116 118L56 118L34 108Z" fill="#f5b90a" opacity={0.35} />
    <Part shapes={[{ d: 'M34 18L66 26L66 116L34 108Z', fill: '#6b4a2c' }]} />
    <Ink d="M40 30L60 34L60 62L40 60ZM40 70L60 72L60 102L40 98" w={2} />
    <circle cx="61" cy="68" r="3" fill="var(--bone)" />
    <Part shapes={[{ d: 'M84 88L106 84L110 106L88 110Z', fill: 'var(--bone)' }]} />
    <circle cx="91" cy="93" r="2.6" fill="var(--ink)" />
    <circle cx="97" cy="97" r="2.6" fill="var(--ink)" />
    <circle cx="103" cy="101" r="2.6" fill="var(--ink)" />
  </>
)
