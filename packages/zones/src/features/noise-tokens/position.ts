import type { Fields } from '../../fault.ts'
import { countsIn, type PositionScene, zoneIn } from '../../position/scene.ts'
import type { NoiseBoard } from './noise-tokens.ts'

export function readNoise(scene: PositionScene, { noise }: NoiseBoard, fields: Fields): void {
  for (const [name, count] of countsIn(fields, 'noise')) noise[zoneIn(scene, fields, 'noise', name)] = count
}
