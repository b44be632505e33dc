import { isRecord, type Json } from '@graveshift/kernel'

const INDENT = '  '

const isPlain = (value: Json): boolean => typeof value !== 'object' || value === null

/** Something as lines that people can read: what belongs together stands indented below its name. */
export function inLines(value: Json, indent = ''): string[] {
  if (isPlain(value)) return [`${indent}${String(value)}`]
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${indent}-`]
    if (value.every(isPlain)) return [`${indent}${value.map(String).join(', ')}`]
    return value.flatMap((each, index) => [`${indent}${index + 1}.`, ...inLines(each, indent + INDENT)])
  }
  return Object.entries(value as { readonly [key: string]: Json }).flatMap(([name, each]) => {
    if (each === undefined) return []
    const lines = inLines(each, '')
    return lines.length === 1 && !isRecord(each)
      ? [`${indent}${name}: ${lines[0]}`]
      : [`${indent}${name}:`, ...inLines(each, indent + INDENT)]
  })
}

/** An answer as it is written outside, in one line: what is done, and with what. */
export function pickInWords(shown: Json): string {
  if (!isRecord(shown)) return String(shown)
  const { do: act, ...rest } = shown as { readonly [key: string]: Json }
  const fields = Object.entries(rest).map(([name, value]) => `${name} ${inLines(value).join(' ').trim()}`)
  return [String(act ?? ''), ...fields].filter((part) => part !== '').join(', ')
}
