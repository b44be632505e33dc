import type { Json } from '@graveshift/kernel'
import { position, type Script, type TestTable } from '../testing.ts'

export type Who = { readonly id: string } & Record<string, Json>

/** Zombies are about to act, or the given phase begins. */
export function horde(
  people: readonly Who[],
  zombies: Json,
  more: Record<string, Json> = {},
  script: Script = {},
): TestTable {
  return position(
    {
      mission: 'city-blocks',
      survivors: people.map(({ id }) => id),
      phase: 'zombies',
      people: people as Json,
      zombies,
      ...more,
    },
    script,
  )
}

// A ring of eight street zones lies round tile 9R of City Blocks: these are opposite corners of it.
export const CORNER = '1V.SE'
export const OPPOSITE = '9R.SE'

/** Cards that bring nobody at blue, for as many spawn zones as there are. */
export const QUIET: Script = { spawn: ['11', '13', '17'] }
