import { burst, Patch } from '../../../../art/draw.tsx'
import { BONE, RUST } from '../effect-drawing.ts'

export const picture = () => (
  <>
    <Patch d={burst(20, 20, 11, 19, 10)} fill={RUST} />
    <Patch d={burst(20, 20, 5, 10, 10)} fill={BONE} />
  </>
)
