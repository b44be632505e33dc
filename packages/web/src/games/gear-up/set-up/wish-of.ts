import type { Options } from '@graveshift/gear-up'
import type { Json } from '@graveshift/kernel'
import { FIRST_WISH, type Wish } from './wish.ts'

/** The wish that a table's options came from, to be changed by its host. */
export function wishOf(raw: Json): Wish {
  const options = raw as unknown as Partial<Options>
  const survivors = options.survivors ?? FIRST_WISH.survivors
  return {
    survivors,
    leader: survivors[options.leader ?? 0] ?? survivors[0] ?? '',
    boss: options.boss ?? FIRST_WISH.boss,
    difficulty: options.difficulty ?? FIRST_WISH.difficulty,
    ammoOnBoss: options.ammoOnBoss ?? false,
    assuredDeck: options.assuredDeck ?? false,
  }
}
