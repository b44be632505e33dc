import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listPlacements, maskOf, placementBuffer } from '@graveshift/kernel'
import type { Contestant } from '../clock.ts'
import { CANDIDATES, COLUMNS, ROWS, SHAPES } from '../placements/boards.ts'
import { countAll, OPEN } from '../placements/ours.ts'

const word = (lo: number, hi: number) => String((BigInt(hi >>> 0) << 32n) | BigInt(lo >>> 0))

/** The figures' masks on an empty board, and the boards, as the native program reads them. */
function input(): string {
  const empty = maskOf(Array.from({ length: ROWS * COLUMNS }, (_, square) => square))
  const figures = SHAPES.map((shape) => {
    const placed = placementBuffer()
    const words = listPlacements(shape, empty.lo, empty.hi, placed)
    const masks: string[] = []
    for (let i = 0; i < words; i += 2) masks.push(word(placed[i] ?? 0, placed[i + 1] ?? 0))
    return [masks.length, ...masks].join(' ')
  })
  return [SHAPES.length, ...figures, OPEN.length, ...OPEN.map(({ lo, hi }) => word(lo, hi))].join('\n')
}

/** The native program; undefined where there is no gcc. */
function compile(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'graveshift-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const program = join(folder, 'masks')
  const source = fileURLToPath(new URL('../placements/masks.c', import.meta.url))
  return spawnSync('gcc', ['-O3', '-o', program, source], { stdio: ['ignore', 'inherit', 'inherit'] })
    .status === 0
    ? program
    : undefined
}

const program = compile()
const boards = input()
const expected = countAll()

export const contestant: Contestant = (milliseconds) => {
  if (program === undefined) return {}
  const { stdout } = spawnSync(program, { input: `${milliseconds / 2000} ${boards}\n`, encoding: 'utf8' })
  const [counted = 0, listed = 0, ...found] = stdout.trim().split(' ').map(Number)
  for (const figure of found)
    if (figure !== expected) throw new Error(`${figure} placements instead of ${expected}`)
  return { counted: counted * CANDIDATES, listed: listed * CANDIDATES }
}
