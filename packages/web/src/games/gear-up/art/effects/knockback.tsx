import { Ink, Patch } from '../../../../art/draw.tsx'
import { BONE, RUST, square } from '../effect-drawing.ts'

export const picture = () => (
  <>
    {/* Back to where they come from: streets run from left to right. */}
    <Patch d={square(4, 14, 12)} fill={BONE} />
    <Ink d="M37 20L22 20M28 13L21 20L28 27" w={3.6} colour={RUST} />
  </>
)
