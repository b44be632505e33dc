import { Patch } from '../../../../art/draw.tsx'
import { BONE, RUST, square } from '../effect-drawing.ts'

export const picture = () => (
  <>
    <Patch d={square(3, 12, 7)} fill={BONE} />
    <Patch d={square(3, 20, 7)} fill={BONE} />
    <Patch d={square(11, 20, 7)} fill={BONE} />
    <Patch d={square(26, 12, 7)} fill={BONE} />
    <Patch d={square(26, 20, 7)} fill={BONE} />
    <path d="M22 3L22 37" stroke={RUST} strokeWidth="3" strokeDasharray="5 4" strokeLinecap="round" />
  </>
)
