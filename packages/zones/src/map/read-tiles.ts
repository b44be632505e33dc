import type { Fault } from '@graveshift/kernel'
import type { PlacedTile } from './layout.ts'
import { type Meeting, rimMisfit } from './rims.ts'
import type { TileData, TileSet, Way } from './tile.ts'
import { turnFace } from './turn.ts'

/** A tile on the board and its face as it lies there. */
export interface LaidTile extends PlacedTile {
  readonly lying: TileData
}

const EMPTY = '-'

/**
 * Rows of faces with their clockwise quarter turns: '1V+3 7R+2 3R'. A '-' leaves a place empty, so that boards need
 * not be rectangles.
 */
export function readTiles(set: TileSet, rows: readonly string[]): readonly LaidTile[] | readonly Fault[] {
  const faults: Fault[] = []
  const tiles: LaidTile[] = []
  const used = new Map<number, string>()
  for (const [row, text] of rows.entries())
    for (const [column, word] of text.split(' ').entries()) {
      if (word === EMPTY) continue
      const where = `tiles.${row}.${column}`
      const [, id, turns = '0'] = /^([^+]+)(?:\+([0-3]))?$/.exec(word) ?? []
      const face = set.faces.find((known) => known.id === id)
      if (face === undefined) {
        faults.push({ fault: where, message: `'${word}' is no tile face with 0 to 3 turns` })
        continue
      }
      const other = used.get(face.tile)
      if (other !== undefined)
        faults.push({ fault: where, message: `${face.id} and ${other} are the same piece of cardboard` })
      used.set(face.tile, face.id)
      const turn = Number(turns) as Way
      tiles.push({ face: face.id, row, column, turns: turn, lying: turnFace(face, turn, set.size) })
    }
  for (const meeting of meetings(tiles)) {
    const message = rimMisfit(meeting, set.slack, set.openingsMustFace)
    if (message !== undefined) faults.push({ fault: 'tiles', message })
  }
  return faults.length > 0 ? faults : tiles
}

interface TileMeeting extends Meeting {
  readonly first: LaidTile
  readonly second: LaidTile
}

/** Every two tiles that touch, each pair once. */
export function meetings(tiles: readonly LaidTile[]): readonly TileMeeting[] {
  const at = (row: number, column: number) => tiles.find((tile) => tile.row === row && tile.column === column)
  return tiles.flatMap((first) =>
    [true, false].flatMap((beside) => {
      const second = at(first.row + (beside ? 0 : 1), first.column + (beside ? 1 : 0))
      return second === undefined ? [] : [{ first, second, before: first.lying, after: second.lying, beside }]
    }),
  )
}
