import { type Drawn, isRecord, type Json, type Share, secretFromHex } from '@graveshift/kernel'
import { type Help, isHelp, sortedHelp } from './help.ts'
import type { SegmentRecord } from './segment.ts'

// What files and links are read with, field by field.

export const HASH = /^[0-9a-f]{32}$/
const COMMITMENT = /^[0-9a-f]{64}$/
const NONCE = /^[0-9a-f]{32}$/

export type Fields = { readonly [key: string]: Json | undefined }

export class DamagedFile extends Error {}

export function damaged(where: string, what: string): never {
  throw new DamagedFile(`${where} ${what}`)
}

/** An object with these fields and no others. */
export function object(raw: Json | undefined, where: string, needed: string, optional = ''): Fields {
  if (!isRecord(raw)) return damaged(where, 'is not an object')
  const must = needed.split(' ')
  const may = new Set([...must, ...optional.split(' ')])
  for (const name of must) if (!Object.hasOwn(raw, name)) damaged(where, `lacks '${name}'`)
  for (const name of Object.keys(raw)) if (!may.has(name)) damaged(where, `has an unknown field '${name}'`)
  return raw as Fields
}

export function list<T>(
  raw: Json | undefined,
  where: string,
  read: (item: Json, where: string) => T,
  most = 10_000,
): T[] {
  if (!Array.isArray(raw)) return damaged(where, 'is not a list')
  if (raw.length > most) return damaged(where, 'is too long')
  return raw.map((item: Json, index) => read(item, `${where}[${index}]`))
}

export function count(raw: Json | undefined, where: string): number {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0
    ? raw
    : damaged(where, 'is not a count')
}

export function text(raw: Json | undefined, where: string, form?: RegExp): string {
  return typeof raw === 'string' && (form === undefined || form.test(raw))
    ? raw
    : damaged(where, 'is not as it should be')
}

export function readDrawn(raw: Json, where: string): Drawn {
  const [stream, n, result, ...more] = list(raw, where, count, 3)
  if (stream === undefined || n === undefined || result === undefined || more.length > 0 || result >= n)
    return damaged(where, 'is not a draw')
  return [stream, n, result]
}

function readShare(raw: Json, where: string): Share {
  const { room, round, nonces } = object(raw, where, 'room round nonces')
  return {
    room: text(room, `${where}.room`),
    round: count(round, `${where}.round`),
    nonces: list(nonces, `${where}.nonces`, (nonce, at) => text(nonce, at, NONCE), 100),
  }
}

export function readSegment(raw: Json, where: string): SegmentRecord {
  const { from, commitment, secret, seed, share } = object(raw, where, 'from commitment', 'secret seed share')
  if (secret !== undefined && (typeof secret !== 'string' || !secretFromHex(secret)))
    damaged(`${where}.secret`, 'is not 32 bytes in hex')
  return {
    from: count(from, `${where}.from`),
    commitment: text(commitment, `${where}.commitment`, COMMITMENT),
    ...(typeof secret === 'string' ? { secret } : {}),
    ...(seed === undefined ? {} : { seed: text(seed, `${where}.seed`) }),
    ...(share === undefined ? {} : { share: readShare(share, `${where}.share`) }),
  }
}

/** Help by its names, in order, each once: a game without any does not mention it. */
export function readHelp(raw: Json): readonly Help[] {
  const help = list(raw, 'help', (each, where) =>
    isHelp(each) ? each : damaged(where, 'is no help there is'),
  )
  if (help.length === 0 || help.join() !== sortedHelp(help).join()) damaged('help', 'is not in order')
  return help
}
