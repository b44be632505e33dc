import { Bug, type Fault, has } from '@graveshift/kernel'
import type { Layout } from './layout.ts'
import { moveLayout } from './move-layout.ts'
import { slotsBeside } from './slots-beside.ts'
import { type Standing, StripLayer } from './strip-layer.ts'
import type { StripData, StripRow, TileSet } from './tile.ts'

/**
 * A board with strips along one of its sides (UA-TRA-01). A train that runs moves on by one strip at a time; what it
 * leaves behind is track (UA-TRA-04).
 */
export function layStrips(set: TileSet, tiles: Layout, row: StripRow): Layout | readonly Fault[] {
  const strips = readStrips(set, row)
  if (has(strips, 'faults')) return strips.faults
  if (!set.strips || !tiles.cells) throw new Bug('strips lie along boards whose streets have cells')
  const slots = slotsBeside(row.side, set, tiles)
  if (strips.row.length > slots.count)
    return [{ fault: 'train', message: `${strips.row.length} strips lie beside ${slots.count} tiles` }]
  const layout = moveLayout(tiles, slots.shift)
  const stages = row.runs ? standingIn(set, strips.row) : [strips.row]
  const layer = new StripLayer(layout, slots, tiles.cells)
  for (const [stage, standing] of stages.entries()) layer.lay(standing, stage)
  return layer.layout(stages, row.runs === true)
}

function readStrips(
  set: TileSet,
  { strips }: StripRow,
): { readonly row: Standing } | { readonly faults: readonly Fault[] } {
  const faults: Fault[] = []
  const row: StripData[] = []
  for (const [place, id] of strips.entries()) {
    const strip = set.strips?.faces.find((known) => known.id === id)
    if (strip === undefined) faults.push({ fault: `train.${place}`, message: `'${id}' is no strip` })
    else if (row.some(({ tile }) => tile === strip.tile))
      faults.push({ fault: `train.${place}`, message: `${id} is the other side of a strip that is used` })
    else row.push(strip)
  }
  return faults.length > 0 ? { faults } : { row }
}

/** The strips wherever the train may stand, and after it has left: it goes towards the end of the row. */
function standingIn(set: TileSet, row: Standing): readonly Standing[] {
  const train = row.filter(({ kind }) => kind === 'train')
  const tracks = row.map((strip) => {
    const track =
      strip.kind === 'track'
        ? strip
        : set.strips?.faces.find(({ kind, tile }) => kind === 'track' && tile === strip.tile)
    if (track === undefined) throw new Bug(`strip ${strip.id} has no track on its other side`)
    return track
  })
  const first = row.findIndex(({ kind }) => kind === 'train')
  const stages: Standing[] = []
  for (let at = first; at + train.length <= row.length; at++)
    stages.push(tracks.map((track, slot) => train[slot - at] ?? track))
  return [...stages, tracks]
}
