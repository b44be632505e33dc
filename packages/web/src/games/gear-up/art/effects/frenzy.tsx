import { disc, Ink } from '../../../../art/draw.tsx'
import { BONE, RUST } from '../effect-drawing.ts'

export const picture = () => (
  <>
    <Ink d={disc(8, 30, 5)} w={2.6} colour={BONE} />
    <Ink d={disc(20, 30, 5)} w={2.6} colour={BONE} />
    <Ink d={disc(32, 30, 5)} w={2.6} colour={BONE} />
    <Ink d="M5 27L11 33M11 27L5 33M17 27L23 33M23 27L17 33" w={2.4} colour={RUST} />
    <Ink d="M6 19L12 8L17 16L23 4L28 16L35 7" w={3.2} colour={RUST} />
  </>
)
