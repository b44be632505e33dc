import { isRecord, type Json } from './json.ts'

/** Fields of an answer as it was given; undefined where there is nothing of the kind. */

/** The name of what an answer does: a bare text, or the field `do` of an object. */
export function doOf(raw: Json): string | undefined {
  if (typeof raw === 'string') return raw
  return isRecord(raw) && typeof raw.do === 'string' ? raw.do : undefined
}

export function integerIn(raw: Json, field: string): number | undefined {
  const value = isRecord(raw) ? raw[field] : undefined
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined
}

export function textIn(raw: Json, field: string): string | undefined {
  const value = isRecord(raw) ? raw[field] : undefined
  return typeof value === 'string' ? value : undefined
}

export function flagIn(raw: Json, field: string): boolean {
  return isRecord(raw) && raw[field] === true
}
