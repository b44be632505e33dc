import { type Options, RULE_OPTIONS } from '@graveshift/gear-up'
import { type Json, rawOptions } from '@graveshift/kernel'
import { FIRST_WISH, type Wish } from './wish.ts'

const isRule = (id: string): boolean => RULE_OPTIONS.some((spec) => spec.id === id)

/** The wish that a table's options came from, to be changed by its host. */
export function wishOf(raw: Json): Wish {
  const options = raw as unknown as Partial<Options>
  const survivors = options.survivors ?? FIRST_WISH.survivors
  return {
    survivors,
    leader: survivors[options.leader ?? 0] ?? survivors[0] ?? '',
    boss: options.boss ?? FIRST_WISH.boss,
    difficulty: options.difficulty ?? FIRST_WISH.difficulty,
    rules: Object.fromEntries(Object.entries(rawOptions(raw)).filter(([id]) => isRule(id))),
  }
}
