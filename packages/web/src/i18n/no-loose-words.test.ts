import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const sources = fileURLToPath(new URL('..', import.meta.url))

/** Attributes whose text is shown or read out. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'title',
  'alt',
  'placeholder',
  'label',
  'legend',
  'about',
  'text',
]

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isWord = (text: unknown): text is string => typeof text === 'string' && /\p{L}{2}/u.test(text)

/** Texts that a component shows without looking them up: between tags, in braces between tags, in spoken attributes. */
function looseWords(source: string): string[] {
  const found: string[] = []
  const literals = (node: unknown): void => {
    if (!isNode(node)) return
    if (node.type === 'Literal' && isWord(node.value)) found.push(node.value)
    if (node.type === 'TemplateElement' && isNode(node.value) && isWord(node.value.cooked))
      found.push(node.value.cooked)
    // Whatever is called with a text looks it up, or is no text for people; only plain values are shown as they are.
    if (node.type === 'TemplateLiteral') for (const part of list(node.quasis)) literals(part)
    if (node.type === 'ConditionalExpression')
      for (const part of [node.consequent, node.alternate]) literals(part)
    if (node.type === 'LogicalExpression') literals(node.right)
  }
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  const walk = (node: unknown): void => {
    if (!isNode(node)) return
    if (node.type === 'JSXText' && isWord(node.value)) found.push(node.value.trim())
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of list(node.children))
        if (isNode(child) && child.type === 'JSXExpressionContainer') literals(child.expression)
    if (node.type === 'JSXAttribute' && isNode(node.name) && SPOKEN.includes(String(node.name.name))) {
      const { value } = node
      literals(isNode(value) && value.type === 'JSXExpressionContainer' ? value.expression : value)
    }
    for (const value of Object.values(node)) if (isNode(value)) walk(value)
  }
  walk(parseSync('component.tsx', source).program)
  return found
}

test.each([
  ['<p>Hello you</p>', ['Hello you']],
  ['<p>{a} against {b}</p>', ['against']],
  ['<p>{"Hello"}</p>', ['Hello']],
  ['<p>{ok ? "Yes" : say("no")}</p>', ['Yes']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
  ['<p>{`Turn ${n}`}</p>', ['Turn ']],
  ['<img alt="A zombie" />', ['A zombie']],
  ['<p className="fine">{say("a.b")} · {x}</p>', []],
])('%s holds %j', (source, words) => {
  expect(looseWords(`const a = ${source}`)).toEqual(words)
})

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.tsx'),
)

test.each(files)('%s says nothing that is not in the catalogs', (name) => {
  expect(looseWords(readFileSync(join(sources, name), 'utf8'))).toEqual([])
})
