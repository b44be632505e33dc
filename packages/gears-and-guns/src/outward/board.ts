import { listOf, nameOf, objectOf, orNull, type Schema } from '@graveshift/kernel/outward'
import { viewSingleNoise, zoneName } from '@graveshift/zones'
import {
  GROUND_FIELDS,
  laidOutOnBoard,
  mapFields,
  showGround,
  showLaidOut,
  showMap,
  ZONE,
} from '@graveshift/zones/outward'
import { TOKEN_KINDS } from '../board.ts'
import { CARDS_SHOWN } from '../cards/outward.ts'
import { viewCards } from '../cards/view.ts'
import { viewFallen } from '../fallen/fallen.ts'
import { FALLEN_SHOWN } from '../fallen/outward.ts'
import { viewMachines } from '../machines/machines.ts'
import { MACHINES_SHOWN } from '../machines/outward.ts'
import { PILE_SHOWN } from '../piles/outward.ts'
import { viewPiles } from '../piles/view.ts'
import { nameSpawns, SPAWN_SHOWN } from '../spawning/outward.ts'
import { viewSpawns } from '../spawning/view.ts'
import { TOWN_SHOWN } from '../town/outward.ts'
import { viewTown } from '../town/view.ts'
import type { OutwardScene } from './scene.ts'
import { NOISE_SHOWN } from './view.ts'

/** What `board` tells. */
export const BOARD: Schema = objectOf({
  mission: orNull(nameOf('mission')),
  ...mapFields(['street', 'room', 'balcony', 'train', 'track']),
  ...GROUND_FIELDS,
  ...laidOutOnBoard(TOKEN_KINDS),
  spawns: listOf(SPAWN_SHOWN),
  spawnOrder: listOf(ZONE),
  noise: NOISE_SHOWN,
  corpsePiles: listOf(PILE_SHOWN),
  fallen: listOf(FALLEN_SHOWN),
  machines: MACHINES_SHOWN,
  town: TOWN_SHOWN,
  missionCards: CARDS_SHOWN,
})

/** Everything that stands on the map or in the zones in the terminal, by name. */
export function showBoard({ kit, board }: OutwardScene) {
  const { map, mission, setup } = kit
  return {
    mission: typeof setup.mission === 'string' ? setup.mission : null,
    ...showMap(kit, board),
    ...showGround(map, board.doors),
    ...showLaidOut(kit, board),
    spawns: nameSpawns(kit, viewSpawns(kit, board)),
    spawnOrder: mission.spawnOrder.map((zone) => zoneName(map, zone)),
    noise: viewSingleNoise(kit, board),
    corpsePiles: viewPiles(kit, board),
    fallen: viewFallen(kit, board),
    machines: viewMachines(kit, board),
    town: viewTown(kit, board),
    missionCards: viewCards(kit, board),
  }
}
