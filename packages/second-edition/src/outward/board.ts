import {
  COUNT,
  listOf,
  mapOf,
  nameOf,
  objectOf,
  orNull,
  type Schema,
  TRUTH,
} from '@graveshift/kernel/outward'
import { noiseOf, viewCars, zoneName } from '@graveshift/zones'
import {
  carShown,
  DOORS_ON_BOARD,
  laidOutOnBoard,
  mapFields,
  nameCars,
  showDoors,
  showLaidOut,
  showMap,
} from '@graveshift/zones/outward'
import { TOKEN_KINDS } from '../board.ts'
import { CAR_KINDS } from '../missions/types.ts'
import type { OutwardScene } from './scene.ts'

/** What `board` tells. */
export const BOARD: Schema = objectOf({
  mission: orNull(nameOf('mission')),
  ...mapFields(['street', 'room']),
  ...DOORS_ON_BOARD,
  darkRules: TRUTH,
  ...laidOutOnBoard(TOKEN_KINDS),
  cars: listOf(carShown(CAR_KINDS)),
  noise: mapOf(COUNT),
})

/** Everything that stands on the map or in the zones in the terminal, by name. */
export function showBoard({ kit, board }: OutwardScene) {
  const { map, mission, setup } = kit
  const sounds = noiseOf(board, kit.moreNoise)
  return {
    mission: typeof setup.mission === 'string' ? setup.mission : null,
    ...showMap(kit, board),
    ...showDoors(kit, board),
    darkRules: setup.darkZones || mission.data.dark === true,
    ...showLaidOut(kit, board),
    cars: nameCars(board, viewCars(kit, board)),
    noise: Object.fromEntries(
      sounds.flatMap((count, zone) => (count > 0 ? [[zoneName(map, zone), count]] : [])),
    ),
  }
}
