import type { Json } from '@graveshift/kernel'
import { position, type Script, type TestTable } from '../testing.ts'

type Who = { readonly id: string } & Record<string, Json>

export const ROOM = '9R.a'

/** The first of these is at turn in City Blocks. */
export function atTurn(
  people: readonly Who[],
  more: Record<string, Json> = {},
  script: Script = {},
): TestTable {
  const [first] = people
  return position(
    {
      mission: 'city-blocks',
      survivors: people.map(({ id }) => id),
      turn: first?.id ?? '',
      people: people as Json,
      ...more,
    },
    script,
  )
}
