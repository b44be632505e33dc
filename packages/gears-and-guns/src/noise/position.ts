import { NOISE_SIDES } from '@graveshift/zones'
import { type PositionReader, zoneIn } from '@graveshift/zones/position'
import type { Board } from '../board.ts'

/** Where the noise token lies, as a view tells it: `{"noise": {"zone": "3V.a", "side": "boom"}}`. */
export const readNoise: PositionReader<Board> = (scene, fields) => {
  if (!fields.has('noise')) return
  const noise = fields.inner('noise')
  scene.board.loud = zoneIn(scene, noise, 'zone', noise.name('zone'))
  scene.board.loudSide = noise.oneOf('side', NOISE_SIDES, 'bang')
  noise.done()
}
