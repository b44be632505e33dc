import type { Floor } from '../../../../zone-table/board/floors.ts'
import { hash } from '../../../../zone-table/board/grain.ts'
import type { FurnitureId } from './furniture.tsx'

const OAK: Floor = { base: '#8a6844', line: '#6d5033', pattern: 'planks' }
const PINE: Floor = { base: '#9a7b52', line: '#7e6341', pattern: 'planks' }
const TILE: Floor = { base: '#8d8877', line: '#6f6b5d', pattern: 'tiles' }
const CHECK: Floor = { base: '#98907a', line: '#6a6455', pattern: 'check' }
const RED: Floor = { base: '#7a4540', line: '#683832', pattern: 'weave' }
const GREEN: Floor = { base: '#566b58', line: '#485b4b', pattern: 'weave' }
const BLUE: Floor = { base: '#56627a', line: '#475268', pattern: 'weave' }
const STONE: Floor = { base: '#77736a', line: '#615e57', pattern: 'slab' }

/** What a room once was: its floor, and what stands in its corners. */
export interface RoomTheme {
  readonly id: string
  readonly floor: Floor
  readonly things: readonly FurnitureId[]
}

export const THEMES = [
  { id: 'bedroom', floor: OAK, things: ['bed', 'wardrobe', 'plant', 'desk'] },
  { id: 'kitchen', floor: CHECK, things: ['stove', 'fridge', 'table', 'sink'] },
  { id: 'living', floor: RED, things: ['sofa', 'tv', 'plant', 'shelf'] },
  { id: 'office', floor: BLUE, things: ['desk', 'desk', 'shelf', 'plant'] },
  { id: 'shop', floor: TILE, things: ['shelf', 'shelf', 'counter', 'fridge'] },
  { id: 'workshop', floor: STONE, things: ['bench', 'barrels', 'shelf', 'barrels'] },
  { id: 'study', floor: GREEN, things: ['shelf', 'desk', 'sofa', 'plant'] },
  { id: 'bath', floor: TILE, things: ['tub', 'sink', 'plant', 'wardrobe'] },
  { id: 'dining', floor: PINE, things: ['table', 'wardrobe', 'plant', 'counter'] },
] as const satisfies readonly RoomTheme[]

export type ThemeId = (typeof THEMES)[number]['id']

/** The same room is the same for everybody: its name says what it was. */
export const themeOf = (room: string): RoomTheme & { readonly id: ThemeId } =>
  THEMES[hash(`${room}/room`) % THEMES.length] ?? THEMES[0]
