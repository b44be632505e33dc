import { Ink, Patch } from '../../../../art/draw.tsx'
import { BONE, RUST, square } from '../effect-drawing.ts'

export const picture = () => (
  <>
    <Patch d={square(5, 5, 13)} fill={BONE} />
    <Patch d={square(22, 5, 13)} fill={BONE} />
    <Patch d={square(5, 22, 13)} fill={BONE} />
    <Ink d="M8 8L15 15M15 8L8 15M25 8L32 15M32 8L25 15M8 25L15 32M15 25L8 32" w={2.6} />
    <Ink d="M29 23L29 35M23 29L35 29" w={3.4} colour={RUST} />
  </>
)
