import { burst, Ink, Patch } from '../../../../art/draw.tsx'
import { AGAIN, BONE, RUST } from '../effect-drawing.ts'

export const picture = () => (
  <>
    <Ink d={AGAIN} w={3} colour={BONE} />
    <Patch d={burst(20, 22, 4, 9, 8)} fill={RUST} />
  </>
)
