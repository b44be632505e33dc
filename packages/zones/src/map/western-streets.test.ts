import { expect, test } from 'vitest'
import { layTiles } from './lay-tiles.ts'
import type { TileSet } from './tile.ts'

/** Streets of the western faces, row by row; what is no street does not matter here. */
const STREETS: Readonly<Record<string, string>> = {
  '1R': '### #.. #..',
  '1V': '#.# ### #.#',
  '2R': '### ..# ..#',
  '2V': '#.# ### #.#',
  '3R': '### ..# ..#',
  '3V': '#.# #.# ###',
  '4R': '### ..# ..#',
  '4V': '### #.# #.#',
  '5R': '..# ..# ..#',
  '5V': '### #.# #.#',
  '7V': '### ... ###',
  '8R': '#.# ..# ..#',
  '8V': '#.# #.# ###',
  '9R': '### ... ..#',
  '9V': '#.. #.. ###',
  '13R': '### ... #..',
  '13V': '### .#. ###',
  '14R': '### .#. ###',
  '14V': '#.. ... ###',
  '15R': '### #.. #..',
  '15V': '### ... ###',
  '16R': '### ... ...',
  '16V': '### #.. #..',
  '17R': '#.. #.. ###',
  '17V': '### ..# ###',
  '18R': '### ..# ###',
  '18V': '..# ..# ###',
}

const TILES: TileSet = {
  size: 100,
  rim: 30,
  slack: 2,
  openingsMustFace: false,
  faces: Object.entries(STREETS).map(([id, rows]) => ({
    id,
    tile: Number.parseInt(id, 10),
    streets: rows.split(' ') as [string, string, string],
    rooms: [],
    openings: [],
    doors: [],
    rims: {},
    spots: [],
  })),
}

// The boards of the ten western missions, and how many street zones each is known to have.
test.each([
  ['2R 15R / 14V+3 17R / 18R+1 16V', 17],
  ['16V+2 18V+1 13R+2 9R+2 / 17R+1 14V+2 1V+1 8R+3', 18],
  ['15V+3 1R+3 5R+1 / 8V 17R+1 16R', 15],
  ['14V 9V+3 / 18R+3 16V / 8R 5R+2', 14],
  ['15R+2 16V+3 / 18R 8V+1 / 14R+2 7V / 1R 5R+3', 21],
  ['1V 9V / 15V+1 4V+3 / 13R+1 2R+3 / 16V+2 17R', 23],
  ['8V 17V+1 / 5V 18R+3 / 9R+3 13R+1', 21],
  ['2V 17R 15R+2 / 18R+1 4R+3 3R', 20],
  ['14V+2 13V+2 / 4R+1 17V+2 / 2R 3V+1 / 5R 9V+1', 21],
  ['17V+2 13V / 3R 4R+3 / 16V+2 15R+3', 20],
])('UA-ZON-01 the same lattice joins western tiles: %s', (tiles, streets) => {
  const layout = layTiles(TILES, tiles.split(' / '))
  expect('zones' in layout ? layout.zones.length : layout).toBe(streets)
})
