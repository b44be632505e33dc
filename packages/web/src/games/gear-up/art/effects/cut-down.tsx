import { Ink, Patch } from '../../../../art/draw.tsx'
import { BONE, RUST, square } from '../effect-drawing.ts'

export const picture = () => (
  <>
    <Patch d={square(4, 4, 8)} fill={BONE} />
    <Patch d={square(16, 16, 8)} fill={BONE} />
    <Patch d={square(28, 28, 8)} fill={BONE} />
    <Ink d="M30 3C20 12 10 22 3 36" w={3.4} colour={RUST} />
  </>
)
