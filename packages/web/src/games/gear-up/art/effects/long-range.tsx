import { disc, Ink, Patch } from '../../../../art/draw.tsx'
import { BONE, RUST } from '../effect-drawing.ts'

export const picture = () => (
  <>
    <Ink d={disc(20, 20, 10)} w={3} colour={BONE} />
    <Ink d="M20 3L20 14M20 26L20 37M3 20L14 20M26 20L37 20" w={3} colour={RUST} />
    <Patch d={disc(20, 20, 2.6)} fill={RUST} />
  </>
)
