import { constants, crc32, deflateSync, inflateSync } from 'node:zlib'

// Chromium packs its pictures in haste: the same picture packed with patience is a good deal smaller.

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    })
    at += length + 12
  }
  return chunks
}

function write({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

function paeth(a: number, b: number, c: number): number {
  const [toA, toB, toC] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)]
  return toA <= toB && toA <= toC ? a : toB <= toC ? b : c
}

/** The filters of PNG: what is foretold from the bytes to the left, above, and above left. */
const FORETELL: readonly ((a: number, b: number, c: number) => number)[] = [
  () => 0,
  (a) => a,
  (_, b) => b,
  (a, b) => (a + b) >> 1,
  paeth,
]

/** Rows of bytes, unfiltered. */
function rowsOf(packed: Buffer, row: number, step: number): Buffer[] {
  const raw = inflateSync(packed)
  const rows: Buffer[] = []
  for (let at = 0; at < raw.length; at += row + 1) {
    const foretell = FORETELL[raw[at] ?? 0]
    if (!foretell) throw new Error('no PNG')
    const own = Buffer.from(raw.subarray(at + 1, at + 1 + row))
    const above = rows.at(-1)
    for (let x = 0; x < row; x++)
      own[x] = (own[x] ?? 0) + foretell(own[x - step] ?? 0, above?.[x] ?? 0, above?.[x - step] ?? 0)
    rows.push(own)
  }
  return rows
}

const pack = (raw: Buffer): Buffer =>
  deflateSync(raw, { level: 9, memLevel: 9, strategy: constants.Z_DEFAULT_STRATEGY })

/** The colors of a picture, when 256 are enough. */
function indexed(rows: readonly Buffer[], step: number): { palette: Buffer; raw: Buffer } | undefined {
  const known = new Map<number, number>()
  const lines = rows.map((row) => {
    const line = Buffer.alloc(1 + row.length / step)
    for (let x = 0; x < row.length; x += step) {
      const colour = row.readUIntBE(x, 3)
      const index = known.get(colour) ?? known.size
      known.set(colour, index)
      line[1 + x / step] = index
    }
    return line
  })
  if (known.size > 256) return undefined
  const palette = Buffer.alloc(known.size * 3)
  for (const [colour, index] of known) palette.writeUIntBE(colour, index * 3, 3)
  return { palette, raw: Buffer.concat(lines) }
}

/** Few enough colors for a palette: near ones become one, coarser and coarser until they fit. */
function fewer(rows: readonly Buffer[], step: number, most: number): Buffer[] {
  const counts = new Map<number, number>()
  for (const row of rows)
    for (let x = 0; x < row.length; x += step) {
      const colour = row.readUIntBE(x, 3)
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
  const byUse = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour)
  const parts = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const
  const apart = (a: number, b: number) => {
    const [first, second] = [parts(a), parts(b)]
    return Math.max(
      Math.abs(first[0] - second[0]),
      Math.abs(first[1] - second[1]),
      Math.abs(first[2] - second[2]),
    )
  }
  // The most used colors stay as they are; rarer ones join the nearest that is kept.
  for (let reach = 0; ; reach += 2) {
    const kept: number[] = []
    const becomes = new Map<number, number>()
    for (const colour of byUse) {
      let near: number | undefined
      let least = reach + 1
      for (const each of kept) {
        const distance = apart(each, colour)
        if (distance < least) [near, least] = [each, distance]
      }
      if (near === undefined) kept.push(colour)
      becomes.set(colour, near ?? colour)
      if (kept.length > most) break
    }
    if (kept.length > most) continue
    return rows.map((row) => {
      const made = Buffer.alloc((row.length / step) * 3)
      for (let x = 0; x < row.length / step; x++) {
        const colour = row.readUIntBE(x * step, 3)
        made.writeUIntBE(becomes.get(colour) ?? colour, x * 3, 3)
      }
      return made
    })
  }
}

/** The same picture with at most 256 colors, packed as small as zlib can: our art is flat, so nothing is seen of it. */
export function smaller(png: Buffer): Buffer {
  const chunks = chunksOf(png)
  const head = chunks.find(({ type }) => type === 'IHDR')?.data
  if (head?.[8] !== 8 || (head[9] !== 2 && head[9] !== 6)) return png
  const step = head[9] === 6 ? 4 : 3
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  const rows = rowsOf(packed, head.readUInt32BE(0) * step, step)
  const made = indexed(fewer(rows, step, 256), 3)
  if (!made) return png
  const newHead = Buffer.from(head)
  newHead[9] = 3
  return Buffer.concat([
    SIGNATURE,
    write({ type: 'IHDR', data: newHead }),
    write({ type: 'PLTE', data: made.palette }),
    write({ type: 'IDAT', data: pack(made.raw) }),
    write({ type: 'IEND', data: Buffer.alloc(0) }),
  ])
}
