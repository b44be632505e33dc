/** What may stand in a state, an event, a command or a file: plain JSON, integers only. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

/** The same value: what an interface describes is plain JSON, too, but only type aliases count as such by type. */
export function asJson(value: object): Json {
  return value as Json
}

/** JSON with sorted keys: equal values give equal text, so that text may be hashed and compared. */
export function canonical(value: unknown): string {
  // Every command is hashed, so this is on the hot path: plain concatenation, no lists in between.
  if (typeof value === 'number') return `${value}`
  if (Array.isArray(value)) return canonicalList(value)
  if (typeof value === 'object' && value !== null) return canonicalRecord(value)
  return JSON.stringify(value)
}

function canonicalList(list: readonly unknown[]): string {
  const [first] = list
  // What holds no records has nothing to sort.
  if (typeof first === 'string' && list.every((item) => typeof item === 'string')) return JSON.stringify(list)
  let text = '['
  for (const item of list) text += text === '[' ? canonical(item) : `,${canonical(item)}`
  return `${text}]`
}

function canonicalRecord(record: object): string {
  let text = '{'
  for (const key of sorted(Object.keys(record))) {
    const field: unknown = record[key as keyof typeof record]
    if (field !== undefined) text += (text === '{' ? '' : ',') + nameOf(key) + canonical(field)
  }
  return `${text}}`
}

/** By the order of their UTF-16 units, as `sort` has it, which has to call more than it gains for a few names. */
function sorted(keys: string[]): string[] {
  if (keys.length > 16) return keys.sort()
  for (let at = 1; at < keys.length; at++) {
    const key = keys[at] as string
    let place = at
    for (; place > 0 && (keys[place - 1] as string) > key; place--) keys[place] = keys[place - 1] as string
    keys[place] = key
  }
  return keys
}

/** Names of fields are few and come again; what comes from outside must not fill memory with them. */
const MOST_NAMES = 1000
const names = new Map<string, string>()

function nameOf(key: string): string {
  const known = names.get(key)
  if (known !== undefined) return known
  const name = `${JSON.stringify(key)}:`
  if (names.size < MOST_NAMES && key.length < 40) names.set(key, name)
  return name
}

/** A parsed JSON object, as opposed to a list or a bare value. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
