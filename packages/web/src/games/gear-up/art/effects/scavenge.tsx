import { burst, Ink, Patch } from '../../../../art/draw.tsx'
import { BONE, RUST } from '../effect-drawing.ts'

export const picture = () => (
  <>
    <Patch d="M12 5L21 8L20 17C19 21 16 23 12 25C8 23 5 21 4 17L3 8Z" fill={BONE} />
    <Ink d="M35 36C26 36 24 30 24 24M24 24L19 29M24 24L30 28" w={3.2} colour={RUST} />
    <Patch d={burst(31, 11, 3.4, 7, 8)} fill={RUST} />
  </>
)
