/** What may stand in a state, an event, a command or a file: plain JSON, integers only. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

/** JSON with sorted keys: equal values give equal text, so that text may be hashed and compared. */
export function canonical(value: unknown): string {
  // Every command is hashed, so this is on the hot path: plain concatenation, no lists in between.
  if (typeof value === 'number') return `${value}`
  if (Array.isArray(value)) {
    if (value.length > 8 && value.every((item) => typeof item === 'string')) return JSON.stringify(value)
    let text = ''
    for (const item of value) text += text === '' ? canonical(item) : `,${canonical(item)}`
    return `[${text}]`
  }
  if (typeof value === 'object' && value !== null) {
    let text = ''
    for (const key of Object.keys(value).sort()) {
      const field: unknown = value[key as keyof typeof value]
      if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(field)}`
    }
    return `{${text}}`
  }
  return JSON.stringify(value)
}

/** A parsed JSON object, as opposed to a list or a bare value. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
