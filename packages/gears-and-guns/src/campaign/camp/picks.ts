import { doOf, integerIn, type Json, type Refusal, textIn } from '@graveshift/kernel'
import type { CampPick } from './game.ts'
import { refuse } from './refusals.ts'

type Fields = Readonly<Record<string, 'text' | 'number'>>

/** What goes with an answer. */
const FIELDS: Readonly<Record<CampPick['do'], Fields>> = {
  'bonus-action': {},
  skill: { skill: 'text' },
  offer: { from: 'number', give: 'text', to: 'number' },
  done: {},
  agree: {},
  decline: {},
  play: { survivor: 'text' },
  start: { survivor: 'text' },
  yield: { sheet: 'number' },
  fetch: { sheet: 'number', survivor: 'text' },
  bring: { survivor: 'text' },
  enough: {},
  ready: {},
  again: {},
}

/** What may go with it besides. */
const MAYBE: Readonly<Partial<Record<CampPick['do'], Fields>>> = { offer: { take: 'text' } }

const isDeed = (deed: string | undefined): deed is CampPick['do'] =>
  deed !== undefined && Object.hasOwn(FIELDS, deed)

const fieldOf = (raw: Json, field: string, kind: 'text' | 'number'): string | number | undefined =>
  kind === 'text' ? textIn(raw, field) : integerIn(raw, field)

/** An answer from outside: its form only. */
export function parsePick(raw: Json): CampPick | Refusal {
  const deed = doOf(raw)
  if (!isDeed(deed)) return refuse('not-an-answer')
  const pick: Record<string, string | number> = { do: deed }
  for (const [field, kind] of Object.entries(FIELDS[deed])) {
    const value = fieldOf(raw, field, kind)
    if (value === undefined) return refuse('not-an-answer')
    pick[field] = value
  }
  for (const [field, kind] of Object.entries(MAYBE[deed] ?? {})) {
    const value = fieldOf(raw, field, kind)
    if (value !== undefined) pick[field] = value
  }
  return pick as unknown as CampPick
}

/** An answer for the outside: its fields are plain already. */
export const showPick = (pick: CampPick): Json => ({ ...pick })
