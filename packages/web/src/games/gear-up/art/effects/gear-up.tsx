import { burst, disc, Ink, Patch } from '../../../../art/draw.tsx'
import { BONE, RUST } from '../effect-drawing.ts'

export const picture = () => (
  <>
    <Patch d={burst(18, 22, 11, 15, 9)} fill={BONE} />
    <Patch d={disc(18, 22, 5)} fill="var(--ink)" />
    <Ink d="M31 17L31 4M25 9L31 3L37 9" w={3.4} colour={RUST} />
  </>
)
