import type { Fields } from '../../fault.ts'
import type { Kit } from '../../kit.ts'
import type { MissionBoard } from '../../missions/mission-game.ts'
import { countsIn, type PositionScene, zoneIn } from '../../position/scene.ts'
import type { NoiseBoard } from './noise-tokens.ts'

export function readNoise(scene: PositionScene<NoiseBoard & MissionBoard>, fields: Fields): void {
  for (const [name, count] of countsIn(fields, 'noise'))
    scene.board.noise[zoneIn(scene, fields, 'noise', name)] = count
}

export const writeNoise = ({ map }: Kit, { noise }: NoiseBoard) => ({
  noise: Object.fromEntries(map.zones.map(({ name }, zone) => [name, noise[zone] ?? 0])),
})
