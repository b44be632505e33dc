import { type Gates, type Layout, piecesAt, stageAt } from '@graveshift/zones'
import { remembered } from '../remembered.ts'

const drawnOf = remembered((_: Layout) => new Map<number, Layout>())

/**
 * A layout as it lies while these gates are open: the train where it stands, tracks where it does not, and of the stages
 * only this one and those to come. The same drawing for the same place, for what is worked out of it is kept.
 */
export function stagedLayout(layout: Layout, open: Gates): Layout {
  const { stages } = layout
  if (!stages) return layout
  const at = stageAt(layout, open) ?? 0
  const drawn = drawnOf(layout)
  const before = drawn.get(at)
  if (before) return before
  const [stage, ...later] = stages.slice(at)
  const staged: Layout = {
    ...layout,
    zones: layout.zones.map((zone, index) => ({ ...zone, pieces: piecesAt(zone, index, stage) })),
    blocks: [...(layout.blocks ?? []).filter(({ kind }) => kind !== 'nose'), ...(stage?.blocks ?? [])],
    stages: stage ? [stage, ...later] : later,
  }
  drawn.set(at, staged)
  return staged
}
