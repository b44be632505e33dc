import { Ink, Patch } from '../../../../art/draw.tsx'
import { AGAIN, BONE, RUST } from '../effect-drawing.ts'

export const picture = () => (
  <>
    <Ink d={AGAIN} w={3} colour={BONE} />
    <Patch d="M20 29C13 24 12 20 14 17C16 14 19 15 20 18C21 15 24 14 26 17C28 20 27 24 20 29Z" fill={RUST} />
  </>
)
