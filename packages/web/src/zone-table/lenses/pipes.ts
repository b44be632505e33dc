import type { BoardScene } from '../board/scene.ts'
import type { LensView } from './lens.ts'

/** What things act on elsewhere, all at once. */
export const pipesLens = ({ zones }: BoardScene, lines: readonly string[]): LensView => ({
  marks: { ties: zones.flatMap(({ tokens }) => tokens.flatMap(({ tie }) => tie ?? [])) },
  lines,
})
