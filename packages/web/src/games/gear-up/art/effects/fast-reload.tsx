import { Ink, Patch } from '../../../../art/draw.tsx'
import { AGAIN, BONE, RUST } from '../effect-drawing.ts'

export const picture = () => (
  <>
    <Ink d={AGAIN} w={3} colour={BONE} />
    <Patch d="M16 30L16 20C16 17 18 14 20 12C22 14 24 17 24 20L24 30Z" fill={RUST} />
  </>
)
