import { nth } from '../bug.ts'
import { isRecord, type Json } from '../json.ts'
import type { Random } from '../rules.ts'

const GARBAGE: readonly Json[] = [
  null,
  true,
  '',
  'x',
  -1,
  0,
  1.5,
  1e21,
  [],
  {},
  '__proto__',
  'constructor',
  { do: 'hit' },
  { do: { do: 'hit' } },
  [[[]]],
]

function pick<T>(list: readonly T[], random: Random): T {
  return nth(list, random.below(list.length))
}

function mutateText(text: string, random: Random): Json {
  const at = random.below(text.length + 1)
  const sign = String.fromCharCode(33 + random.below(94))
  return pick(
    [text.slice(1), text + sign, text.slice(0, at) + sign + text.slice(at + 1), `${text} ${text}`],
    random,
  )
}

/** Nearly the same value: one thing in it changed, left out, doubled or replaced by nonsense. */
export function mutate(value: Json, random: Random): Json {
  if (random.below(12) === 0) return pick(GARBAGE, random)
  if (typeof value === 'number') return value + pick([-32, -8, -1, 1, 2, 8, 32, 64], random)
  if (typeof value === 'string') return mutateText(value, random)
  if (Array.isArray(value)) {
    if (value.length === 0) return [pick(GARBAGE, random)]
    const at = random.below(value.length)
    const way = random.below(4)
    if (way === 0) return value.toSpliced(at, 1)
    if (way === 1) return value.toSpliced(at, 0, value[at])
    if (way === 2) return value.toReversed()
    return value.with(at, mutate(value[at], random))
  }
  if (isRecord(value)) {
    const keys = Object.keys(value)
    const key = keys.length === 0 ? 'do' : pick(keys, random)
    if (random.below(6) === 0)
      return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) as Json
    return { ...value, [key]: mutate((value[key] ?? null) as Json, random) } as Json
  }
  return pick(GARBAGE, random)
}
