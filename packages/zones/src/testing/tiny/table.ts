import { TestTable } from '@graveshift/kernel/testing/table'
import type { Tiny, TinyOptions } from './game.ts'
import { tinyRules } from './rules.ts'

type Script = { readonly dice?: readonly number[] } & {
  readonly [S in 'spawn' | 'equipment']?: readonly string[]
}

/** A tiny game to poke at; dice as they are read, from 1 to 6. */
export const tinyTable = (
  options: TinyOptions,
  { dice = [], spawn = [], equipment = [] }: Script = {},
): TestTable<Tiny> =>
  new TestTable<Tiny>(tinyRules(options), options, { dice: dice.map((die) => die - 1), spawn, equipment })
