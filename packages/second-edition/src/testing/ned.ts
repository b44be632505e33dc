import type { Json } from '@graveshift/kernel'
import { HERE, position, type Script, type TestTable } from '../testing.ts'

type Who = { readonly id: string } & Record<string, Json>

/** Ned with these skills is at turn; others stand where they are put. */
export function ned(
  skills: readonly string[],
  more: Record<string, Json> = {},
  script: Script = {},
  others: readonly Who[] = [],
): TestTable {
  const { zone = HERE, hand = [], pack = [], points = 0, health = 3, ...rest } = more
  return position(
    {
      mission: 'city-blocks',
      survivors: ['ned', ...others.map(({ id }) => id)],
      turn: 'ned',
      people: [{ id: 'ned', zone, hand, pack, points, health, skills }, ...others] as Json,
      ...rest,
    },
    script,
  )
}

export const zombies = (zone: string, kinds: Record<string, number>): Record<string, Json> => ({
  zombies: { [zone]: kinds },
})
