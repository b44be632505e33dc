import { burst, Ink, Patch } from '../../../../art/draw.tsx'
import { BONE, RUST } from '../effect-drawing.ts'

export const picture = () => (
  <>
    <Patch d="M8 28L8 13C8 9 10 6 12 4C14 6 16 9 16 13L16 28Z" fill={BONE} />
    <Ink d="M8 22L16 22" w={2} />
    <Ink d="M35 36C26 36 24 30 24 24M24 24L19 29M24 24L30 28" w={3.2} colour={RUST} />
    <Patch d={burst(31, 11, 3.4, 7, 8)} fill={RUST} />
  </>
)
