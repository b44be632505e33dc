import { type FastChance, nth } from '@graveshift/kernel'
import { ACTS } from '@graveshift/table/room'
import { clientSchema } from '@graveshift/table/wire'
import * as v from 'valibot'

/** What of a schema's inside this looks at; valibot's own types are too many to name. */
interface Inside {
  readonly type: string
  readonly entries?: Readonly<Record<string, Inside>>
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly wrapped?: Inside
  readonly item?: Inside
}

const TEXTS = [
  'ab'.repeat(32),
  'abcdefghijklmnopqrstuv',
  '0123456789abcdef0123456789abcdef',
  'en',
  'invite',
  'Ann',
  '0',
  '',
]
const NUMBERS = [0, 1, 2, -1, 5, 60, 120]

/** A value that a schema takes, found by asking it: so every schema has one, without being told how it is made. */
function valid(schema: Inside, random: FastChance): unknown {
  const takes = (value: unknown) => v.safeParse(schema as unknown as v.GenericSchema, value).success
  switch (schema.type) {
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(schema.entries ?? {}).map(([name, one]) => [name, valid(one, random)]),
      )
    case 'variant':
      return valid(
        nth(schema.options as readonly Inside[], random.below(schema.options?.length ?? 1)),
        random,
      )
    case 'literal':
      return schema.literal
    case 'picklist':
      return nth(schema.options ?? [], random.below(schema.options?.length ?? 1))
    case 'optional':
    case 'nullable':
      return valid(schema.wrapped as Inside, random)
    case 'array':
      return [valid(schema.item as Inside, random)]
    case 'boolean':
      return random.below(2) === 0
    case 'custom':
      // Where an act belongs its own schema tells; elsewhere anything plain will do.
      return takes({}) ? { any: [1, 'thing', null] } : act(nth(ACTS, random.below(ACTS.length)), random)
    default:
      return [...TEXTS, ...NUMBERS].find(takes)
  }
}

const act = ({ schema }: (typeof ACTS)[number], random: FastChance): unknown =>
  valid(schema as unknown as Inside, random)

/** One right message of each kind there is, acts told apart, made from what the server itself reads with. */
export function rightMessages(random: FastChance): ReadonlyMap<string, unknown> {
  const messages = new Map<string, unknown>()
  for (const option of (clientSchema as unknown as Inside).options as readonly Inside[]) {
    const message = valid(option, random) as Record<string, unknown>
    const type = String(message.type)
    if (type === 'do')
      for (const one of ACTS) messages.set(`do ${one.kind}`, { ...message, act: act(one, random) })
    else messages.set(type, message)
  }
  return messages
}

const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  -0,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  '',
  '\ud800',
  '\u202e\u0000',
  'x'.repeat(5000),
  '__proto__',
  [],
  {},
  [[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]],
  { toString: 1 },
  { length: 2 ** 32 },
  Array.from({ length: 300 }, () => 0),
]

/** The text of a message with one thing changed in its structure, or in its letters. */
export function mutant(message: unknown, random: FastChance): string {
  const copy = structuredClone(message)
  const holders: Record<string, unknown>[] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    holders.push(value as Record<string, unknown>)
    for (const one of Object.values(value)) walk(one)
  }
  walk(copy)
  const holder = nth(holders, random.below(holders.length))
  const names = Object.keys(holder)
  const name = names[random.below(Math.max(1, names.length))] ?? 'x'
  const nasty = nth(NASTY, random.below(NASTY.length))
  switch (random.below(8)) {
    case 0:
    case 1:
    case 2:
      holder[name] = nasty
      break
    case 3:
      delete holder[name]
      break
    case 4:
      holder[`${name}${random.below(10)}`] = nasty
      break
    case 5:
      return JSON.stringify(copy).replace(
        '{',
        `{"${nth(['__proto__', 'constructor', 'prototype'], random.below(3))}":{"a":1},`,
      )
    case 6: {
      const text = JSON.stringify(copy)
      const place = random.below(text.length)
      return (
        text.slice(0, place) +
        nth(['', '"', '{', 'NaN', '\\ud800', '1e999', ','], random.below(7)) +
        text.slice(place + 1)
      )
    }
    default: {
      const deep = 1 + random.below(12_000)
      return JSON.stringify(copy).replace(/:/, `:${'['.repeat(deep)}${']'.repeat(deep)},"y":`)
    }
  }
  return JSON.stringify(copy)
}

/** What is not even text of this protocol. */
export function rawFrame(random: FastChance): string | Uint8Array {
  const bytes = (length: number) => Uint8Array.from({ length }, () => random.below(256))
  switch (random.below(5)) {
    case 0:
      return bytes(random.below(200))
    case 1:
      return 'x'.repeat(random.below(70_000))
    case 2:
      return '['.repeat(random.below(30_000))
    case 3:
      return String.fromCharCode(...bytes(random.below(200)))
    default:
      return nth(
        ['null', '0', '"', '{}', '[]', '{"type":"hello"}', '{"type":"do"}', 'undefined', '\ud800'],
        random.below(9),
      )
  }
}
