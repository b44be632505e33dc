/** What a name that is taken for markup, an address or a message would do. */
const TRAP = '__t()'

const WHOLE = [
  `<img src=x onerror=${TRAP}>`,
  `<script>${TRAP}</script>`,
  `"><svg onload=${TRAP}>`,
  `'><body onload=${TRAP}>`,
  `<a href=javascript:${TRAP}>x</a>`,
  `javascript:${TRAP}//`,
  `<iframe srcdoc="<script>${TRAP}">`,
  `</title><script>${TRAP}</script>`,
  `</style><script>${TRAP}</script>`,
  `<math href=javascript:${TRAP}>`,
  `{x,select,other{<b>${TRAP}</b>}}`,
  `{0} {name} <0>${TRAP}</0>`,
  `\${${TRAP}} {{${TRAP}}}`,
  `&lt;img src=x onerror=${TRAP}&gt;`,
  `\\u003cscript\\u003e${TRAP}`,
]

const BEFORE = ['', '"', "'", '>', '">', '`', '-->', ']]>', '</p>', '{', '}', '%3c', '&#60;', '\\', '$&']
const TAGS = ['img', 'IMG', 'svg', 'input', 'video', 'audio', 'body', 'a', 'x', 'marquee', 'object', 'embed']
const ON = ['onerror', 'onload', 'onfocus', 'oNclick', 'ontoggle', 'onanimationstart', 'onbegin']
const AFTER = ['>', '', '//', '/>']
/** As long as a name may be. */
const LONGEST = 40

/** The first are whole attempts that browsers are known for; the rest are put together from pieces. */
export function payloads(count: number): string[] {
  const all = [...WHOLE]
  for (const after of AFTER)
    for (const on of ON)
      for (const before of BEFORE)
        for (const tag of TAGS) all.push(`${before}<${tag} src=x ${on}=${TRAP}${after}`)
  return [...new Set(all)].filter((text) => text.length <= LONGEST).slice(0, count)
}
