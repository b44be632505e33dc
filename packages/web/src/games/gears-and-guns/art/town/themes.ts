import type { Floor } from '../../../../zone-table/board/floors.ts'
import type { TownFurnitureId } from './furniture.tsx'

const OAK: Floor = { base: '#6d4526', line: '#3a2312', pattern: 'planks' }
const PINE: Floor = { base: '#7b5533', line: '#4a3018', pattern: 'planks' }
const DARK: Floor = { base: '#58382a', line: '#33201a', pattern: 'planks' }
const RED: Floor = { base: '#6b3a2c', line: '#572c22', pattern: 'weave' }
const CLAY: Floor = { base: '#77573c', line: '#5b4029', pattern: 'slab' }
const TILE: Floor = { base: '#716655', line: '#544b3e', pattern: 'tiles' }
const ROCK: Floor = { base: '#4a4038', line: '#38302a', pattern: 'slab' }
const EARTH: Floor = { base: '#6a6440', line: '#57522f', pattern: 'weave' }

/** What a room once was: its floor, and what stands in its corners. */
interface RoomTheme {
  readonly floor: Floor
  readonly things: readonly TownFurnitureId[]
}

export const THEMES = {
  saloon: { floor: OAK, things: ['bar', 'table', 'piano', 'table'] },
  bedroom: { floor: RED, things: ['bed', 'dresser', 'plant', 'trunk'] },
  kitchen: { floor: TILE, things: ['stove', 'bench', 'barrels', 'shelf'] },
  store: { floor: PINE, things: ['crates', 'barrels', 'shelf', 'sacks'] },
  office: { floor: OAK, things: ['desk', 'safe', 'shelf', 'plant'] },
  chapel: { floor: DARK, things: ['pew', 'altar', 'pew', 'pew'] },
  morgue: { floor: TILE, things: ['coffin', 'coffin', 'shelf', 'bench'] },
  bath: { floor: TILE, things: ['tub', 'stove', 'washstand', 'tub'] },
  stable: { floor: CLAY, things: ['hay', 'trough', 'hay', 'saddle'] },
  workshop: { floor: CLAY, things: ['bench', 'anvil', 'barrels', 'crates'] },
  parlor: { floor: RED, things: ['sofa', 'shelf', 'plant', 'table'] },
  mine: { floor: ROCK, things: ['cart', 'props', 'ore', 'props'] },
  court: { floor: ROCK, things: ['plant', 'well', 'plant', 'sacks'] },
  graveyard: { floor: EARTH, things: ['graves', 'tree', 'graves', 'graves'] },
} as const satisfies Readonly<Record<string, RoomTheme>>

type ThemeId = keyof typeof THEMES

/** What the rooms of each face were, in the order of their letters. */
const ROOMS: Readonly<Record<string, string>> = {
  '1R': 'parlor parlor saloon',
  '1V': 'store office',
  '2R': 'store bath bath',
  '2V': 'kitchen workshop',
  '3R': 'parlor store',
  '3V': 'chapel',
  '4R': 'store parlor bedroom store',
  '4V': 'morgue morgue',
  '5R': 'store saloon',
  '5V': 'office',
  '6R': 'parlor store',
  '6V': 'store office',
  '7R': 'bedroom parlor parlor store',
  '7V': 'store store',
  '8R': 'workshop stable stable kitchen',
  '8V': 'mine mine',
  '9R': 'parlor kitchen bedroom bath bath',
  '9V': 'court graveyard',
  '13R': 'kitchen stable store stable',
  '13V': 'workshop',
  '14R': 'workshop',
  '14V': 'workshop stable kitchen',
  '15R': 'mine mine',
  '15V': 'store saloon',
  '16R': 'bedroom saloon parlor bath stable',
  '16V': 'office kitchen',
  '17R': 'saloon bedroom',
  '17V': 'office',
  '18R': 'morgue',
  '18V': 'bath bath',
}

const isTheme = (id: string | undefined): id is ThemeId => id !== undefined && Object.hasOwn(THEMES, id)

/** What a room was, by its name: '1R.a'. */
export function themeOf(room: string): RoomTheme & { readonly id: ThemeId } {
  const [face = '', letter = ''] = room.split('.')
  const id = ROOMS[face]?.split(' ')['abcde'.indexOf(letter)]
  return isTheme(id) ? { id, ...THEMES[id] } : { id: 'store', ...THEMES.store }
}

/** Open to the sky, with a fence for walls. */
export const isFenced = (room: string): boolean => ['graveyard', 'court'].includes(themeOf(room).id)

export const isMine = (room: string): boolean => themeOf(room).id === 'mine'
