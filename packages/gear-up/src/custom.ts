import { isConnected, squareFromName } from '@graveshift/kernel'
import { wholeNumber } from '@graveshift/kernel/read-by'
import * as v from 'valibot'
import { type Content, compileContent } from './content/compile.ts'
import { drawingFault, squaresDrawn } from './content/drawing.ts'
import {
  type BossData,
  type Colour,
  type DashboardData,
  type EffectData,
  SPEEDS,
  type SurvivorData,
  type WeaponData,
  ZOMBIE_TYPES,
  type ZombieData,
} from './content/types.ts'
import { effectFromText } from './effects/index.ts'

const MOST_SHAPE_SQUARES = 8
const figure = wholeNumber(0, 99)
const name = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'a name is small letters, digits and dashes'),
)

function drawing(signs: string) {
  return v.pipe(
    v.array(v.string()),
    v.check(
      (rows) => drawingFault(rows, signs) === undefined,
      (issue) => drawingFault(issue.input, signs) ?? '',
    ),
  )
}

/** Signs of drawings in positions: small letters and 'x' are crossed. */
const ZOMBIE_SIGNS = '.#DAMxdam'
const BOSS_SIGNS = '.#YBAMOxybamo'

const shapeSchema = v.pipe(
  drawing('.#'),
  v.check((rows) => {
    const squares = squaresDrawn(rows, '#')
    return squares.length > 0 && squares.length <= MOST_SHAPE_SQUARES && isConnected(squares)
  }, `a hit shape is 1 to ${MOST_SHAPE_SQUARES} squares that hang together by their sides (R68)`),
)

const effectSchema = v.pipe(
  v.string(),
  v.check(
    (text) => effectFromText(text) !== undefined,
    'not an effect; such as split, multi-hit 2, frenzy - ammo - armor',
  ),
  v.transform((text) => effectFromText(text) as EffectData),
)

export const weaponSchema = v.strictObject({
  id: v.optional(name),
  shape: shapeSchema,
  starting: v.optional(effectSchema),
  upgrades: v.optional(v.pipe(v.array(effectSchema), v.maxLength(2)), []),
})

export const zombieSchema = v.strictObject({
  id: v.optional(name),
  type: v.picklist(ZOMBIE_TYPES),
  speed: v.picklist(SPEEDS),
  fixed: v.optional(figure, 0),
  grid: drawing(ZOMBIE_SIGNS),
})

const lineSchema = v.pipe(
  v.string(),
  v.check((line) => {
    const [a, b, ...rest] = line.split('-').map(squareFromName)
    if (a === undefined || b === undefined || rest.length > 0) return false
    const sameRow = a >> 3 === b >> 3 && Math.abs(a - b) === 1
    return sameRow || Math.abs(a - b) === 8
  }, "a line lies between two neighbouring squares, such as 'b2-c2'"),
)

const bodySchema = v.strictObject({
  id: v.optional(name, 'body'),
  grid: drawing(BOSS_SIGNS),
  fixedYellow: v.optional(figure, 0),
  fixedBlue: v.optional(figure, 0),
  mouth: v.optional(drawing('.@')),
  lines: v.optional(v.pipe(v.array(lineSchema), v.maxLength(112))),
})

/** A boss of one's own: the rule comes from the boss of that id, the grids are given. */
export const bossBodiesSchema = v.strictObject({
  bodies: v.pipe(v.array(bodySchema), v.minLength(1), v.maxLength(3)),
  track: v.optional(v.pipe(v.array(v.picklist(SPEEDS)), v.minLength(1), v.maxLength(20))),
})

type CustomWeapon = v.InferOutput<typeof weaponSchema>

/** A drawing as printed: what is crossed in it becomes uncrossed. Crossed plain spaces are drawn 'x'. */
export function printedGrid(grid: readonly string[]): string[] {
  return grid.map((row) => row.replaceAll('x', '#').toUpperCase())
}

/** Changes to the printed content that one game brings along; plain data in the log's head. */
export interface Custom {
  readonly zombies: readonly ZombieData[]
  /** Weapons in place of printed ones, by survivor. */
  readonly weapons: Readonly<Record<string, { readonly [C in Colour]?: WeaponData }>>
  readonly boss?: BossData
  /** Track lengths in place of printed ones, by survivor. */
  readonly tracks: Readonly<
    Record<string, { readonly health?: number; readonly armor?: number; readonly ammo?: number }>
  >
}

function customSide(side: DashboardData, custom: Custom, id: string): DashboardData {
  return { ...side, ...custom.tracks[id], weapons: { ...side.weapons, ...custom.weapons[id] } }
}

function customSurvivor(survivor: SurvivorData, custom: Custom): SurvivorData {
  const { id } = survivor
  if (!Object.hasOwn(custom.weapons, id) && !Object.hasOwn(custom.tracks, id)) return survivor
  return { id, team: customSide(survivor.team, custom, id), solo: customSide(survivor.solo, custom, id) }
}

/** Whether a game brings nothing of its own: then the printed content serves, and nothing is compiled anew. */
function isPrinted({ zombies, weapons, boss, tracks }: Custom): boolean {
  const changes = [...Object.values(weapons), ...Object.values(tracks)]
  return zombies.length === 0 && !boss && changes.every((change) => Object.keys(change).length === 0)
}

/** The printed content with one game's changes. */
export function customContent(printed: Content, custom: Custom): Content {
  if (isPrinted(custom)) return printed
  const { data } = printed
  return compileContent({
    ...data,
    survivors: data.survivors.map((survivor) => customSurvivor(survivor, custom)),
    zombies: [...data.zombies, ...custom.zombies],
    bosses: data.bosses.map((boss) => (boss.id === custom.boss?.id ? custom.boss : boss)),
  })
}

/** Draws once, as every weapon does: what stands for an upgrade that a position does not name. */
const NO_EFFECT: EffectData = { effect: 'multi-hit', times: 1 }

export function weaponData(colour: Colour, weapon: CustomWeapon): WeaponData {
  const [first, second] = weapon.upgrades
  return {
    id: weapon.id ?? `custom-${colour}`,
    shape: weapon.shape,
    ...(weapon.starting ? { starting: weapon.starting } : {}),
    upgrades: [first ?? NO_EFFECT, second ?? NO_EFFECT],
  }
}
