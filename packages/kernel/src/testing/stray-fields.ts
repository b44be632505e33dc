import { expect } from 'vitest'
import { parsePick } from '../apply.ts'
import { canonical, isRecord, type Json } from '../json.ts'
import { type Game, isRefusal } from '../rules.ts'
import { ruleOf, shownPick, type Walk } from './walk.ts'

type Fields = Readonly<Record<string, Json>>

const UNKNOWN = 'stray'

/** Fields that answers of a game were seen with, each with a value it had. */
export type SeenFields = Map<string, Json>

/** One answer of each form to a question, as the outside writes it. */
function formsOf<G extends Game>({ rules, state }: Walk<G>, choice: G['choice']): Fields[] {
  const rule = ruleOf(rules, choice)
  const forms = new Map<string, Fields>()
  for (const pick of rule.list(state.board, choice as never)) {
    const shown = shownPick(rules, state.board, choice, pick)
    if (isRecord(shown)) forms.set(`${shown.do} ${Object.keys(shown)}`, shown as Fields)
  }
  return [...forms.values()]
}

/**
 * A field of an answer is read or refused by its name, never passed over: one that no answer has, and each that other
 * answers have. Gives how many were refused.
 */
export function expectNoStrayField<G extends Game>(
  walk: Walk<G>,
  choice: G['choice'],
  seen: SeenFields,
): number {
  const { rules, state } = walk
  let refused = 0
  for (const form of formsOf(walk, choice)) {
    for (const [field, value] of Object.entries(form)) seen.set(field, value)
    if (isRefusal(parsePick(rules, state, choice, form))) expect.fail(`${canonical(form)} is refused`)
    for (const [field, value] of [...seen, [UNKNOWN, 1] as const]) {
      if (Object.hasOwn(form, field)) continue
      const raw = { ...form, [field]: value }
      const read = parsePick(rules, state, choice, raw)
      if (!isRefusal(read)) {
        const shown = ruleOf(rules, choice).show(state.board, choice as never, read)
        const kept = isRecord(shown) ? shown[field] : undefined
        if (canonical(kept ?? null) !== canonical(value))
          expect.fail(`${canonical(raw)} is read without ${field}`)
        continue
      }
      refused++
      if (read.refused === 'stray-field') expect(read.with).toEqual({ field })
      else if (field === UNKNOWN) expect.fail(`${canonical(raw)} is refused as ${read.refused}`)
    }
  }
  return refused
}
