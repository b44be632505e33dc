import { nth } from '@graveshift/kernel'
import {
  distinct,
  each,
  type Field,
  type FormOf,
  nameOf,
  oneOf,
  recordOf,
  TRUTH,
} from '@graveshift/kernel/outward'
import { somebody, ZONE, zone } from '@graveshift/zones/outward'
import { SPAWN_KINDS } from '../missions/types.ts'
import type { OutwardScene } from '../outward/scene.ts'
import type { WesternKit } from '../western-kit.ts'
import type { SpawningEvent } from './spawning.ts'
import type { SpawnTokenView } from './view.ts'

export const SPAWN = nameOf('spawn token')

/** Spawn tokens go by their kind outside, the second of a kind by its number as well. */
export const spawnNames = ({ mission }: Pick<WesternKit, 'mission'>): string[] =>
  distinct(mission.spawns.map(({ kind }) => kind))

const spawn: Field<number, OutwardScene> = {
  schema: SPAWN,
  show: (value, { kit }) => nth(spawnNames(kit), value),
}

/** How spawn tokens are told outside. */
export const SPAWNING_EVENTS: {
  readonly [T in SpawningEvent['type']]: FormOf<Extract<SpawningEvent, { type: T }>, OutwardScene, 'type'>
} = {
  spawnMoved: { spawn, zone, person: somebody },
  spawnsWoke: { spawns: each(spawn) },
}

/** A spawn token by its name outside. */
type NamedSpawn = SpawnTokenView & { readonly spawn: string }

export const SPAWN_SHOWN = recordOf<NamedSpawn>({
  spawn: SPAWN,
  zone: ZONE,
  kind: oneOf(SPAWN_KINDS),
  asleep: TRUTH,
})

export function nameSpawns(kit: WesternKit, views: readonly SpawnTokenView[]): readonly NamedSpawn[] {
  const names = spawnNames(kit)
  return views.map((view, at) => ({ spawn: nth(names, at), ...view }))
}
