import { type Fault, isRecord, type Json } from '@graveshift/kernel'

const DEEPEST = 64
/** Names through which a foreign object could reach into ours. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])
const LONE_SURROGATE = /[\ud800-\udfff]/u

class NotPlain extends Error {}

/** Wrapped, so that nothing from outside can pass for a fault of ours. */
export interface Plain {
  readonly plain: Json
}

/**
 * Rebuilds a parsed JSON value from outside as plain data: whole numbers only, well-formed text, no deep nesting, no
 * names that mean something to the language. What comes back holds nothing of what was given.
 */
export function readPlain(value: unknown): Plain | Fault {
  try {
    return { plain: copy(value, 0) }
  } catch (error) {
    if (error instanceof NotPlain) return { fault: 'not-plain', message: error.message }
    throw error
  }
}

function copy(value: unknown, depth: number): Json {
  if (depth > DEEPEST) throw new NotPlain(`nested more than ${DEEPEST} deep`)
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') return text(value)
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value))
      throw new NotPlain(`${value} is not a whole number that can be kept exactly`)
    return value === 0 ? 0 : value
  }
  if (Array.isArray(value)) return value.map((item) => copy(item, depth + 1))
  if (!isRecord(value)) throw new NotPlain('not JSON')
  const made: Record<string, Json> = {}
  for (const key of Object.keys(value)) {
    if (FORBIDDEN.has(key)) throw new NotPlain(`a field may not be called '${key}'`)
    // A field without a value is no field, as in JSON text.
    if (value[key] !== undefined) made[text(key)] = copy(value[key], depth + 1)
  }
  return made
}

function text(value: string): string {
  if (LONE_SURROGATE.test(value)) throw new NotPlain('text with half a character (a lone surrogate)')
  return value
}

/** Parses JSON text from outside into plain data. */
export function parsePlain(text: string, longest: number): Plain | Fault {
  if (text.length > longest) return { fault: 'too-large', message: `longer than ${longest} characters` }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { fault: 'not-json', message: 'not JSON' }
  }
  return readPlain(value)
}
