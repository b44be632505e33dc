import {
  Bug,
  cutsOf,
  drawnShape,
  type Mask,
  makeDeck,
  maskOf,
  type Pair,
  type Shape,
  squareFromName,
  squaresOf,
} from '@graveshift/kernel'
import type { Setup, Target } from '../board.ts'
import type { Cast } from '../cast.ts'
import type { EffectWorth, Powers } from '../effects/effect.ts'
import { powersOf, worthOf } from '../effects/index.ts'
import { maskDrawn } from './drawing.ts'
import {
  type BodyData,
  type BossCardData,
  type BossData,
  type BossSideData,
  COLOURS,
  type Colour,
  type CompanionData,
  type ContentData,
  type DashboardData,
  type DifficultyData,
  type EffectData,
  type Letter,
  type Side,
  SPECIAL_TYPES,
  type SpawnCount,
  type Speed,
  type Tier,
  type TurnCardData,
  type WeaponData,
  type ZombieData,
  type ZombieType,
} from './types.ts'

/** Something that draws hit shapes: a weapon at some level, or a companion. */
export interface Arm {
  readonly shape: Shape
  /** Ways to cut the shape; empty unless it splits. */
  readonly cuts: readonly Pair[]
  readonly powers: Powers
  /** What its effects make it better by. */
  readonly worth: Required<EffectWorth>
}

export interface Weapon {
  readonly id: string
  readonly colour: Colour
  readonly data: WeaponData
  /** The weapon with none, one and both upgrades unlocked. */
  readonly levels: readonly [Arm, Arm, Arm]
  readonly startLevel: number
}

export interface Dashboard {
  readonly health: number
  readonly armor: number
  readonly ammo: number
  /** In the order of COLOURS. */
  readonly weapons: readonly Weapon[]
}

/** Masks of the icons on a grid. */
export interface IconMasks {
  readonly armor: Mask
  readonly ammo: Mask
  /** All damage icons: on zombies the plain ones, on a boss yellow and blue. */
  readonly damage: Mask
}

export interface ZombieCard extends IconMasks {
  readonly id: string
  readonly type: ZombieType
  readonly tier: Tier
  readonly speed: Speed
  readonly fixed: number
  readonly spaces: Mask
  readonly data: ZombieData
}

/** Zombiphant: a marked square, the eight around it, and its row and column without itself. */
export interface Ring {
  readonly square: number
  readonly around: Mask
  readonly lines: Mask
}

export interface BossBody extends IconMasks {
  readonly id: string
  readonly spaces: Mask
  /** Spaces that must be crossed to kill it. */
  readonly needed: Mask
  readonly yellow: Mask
  readonly blue: Mask
  readonly fixedYellow: number
  readonly fixedBlue: number
  readonly crossedAtStart: Mask
  readonly mouth: Mask
  /** Squares with a dotted line to their right, and with one below. */
  readonly lineRight: Mask
  readonly lineBelow: Mask
  readonly rings: readonly Ring[]
  readonly data: BodyData
}

export interface BossSide {
  readonly bodies: readonly BossBody[]
  readonly track: readonly Speed[]
}

export interface Boss {
  readonly id: string
  readonly sides: Readonly<Record<Side, BossSide>>
}

export interface Companion {
  readonly id: string
  readonly arm: Arm
  readonly data: CompanionData
}

export interface Survivor {
  readonly id: string
  readonly team: Dashboard
  readonly solo: Dashboard
}

/** Content ready for play: drawings turned into masks, effects folded into powers, everything found by id. */
export interface Content {
  readonly data: ContentData
  readonly survivors: Readonly<Record<string, Survivor>>
  readonly zombies: Readonly<Record<string, ZombieCard>>
  /** The same for rules, which ask ten times a decision: looking something up in a map takes half the time. */
  readonly zombieCards: ReadonlyMap<string, ZombieCard>
  readonly bosses: Readonly<Record<string, Boss>>
  readonly companions: Readonly<Record<string, Companion>>
  readonly turnCards: Readonly<Record<string, TurnCardData>>
  readonly bossCards: Readonly<Record<string, BossCardData>>
  readonly difficulties: Readonly<Record<string, DifficultyData>>
  readonly spawnAid: Readonly<Record<Side, readonly Readonly<Record<Letter, SpawnCount>>[]>>
  /** Full decks, sorted. */
  readonly zombieDecks: Readonly<Record<Tier, readonly string[]>>
  readonly turnDeck: readonly string[]
  readonly bossDecks: readonly [phase1: readonly string[], phase2: readonly string[]]
  readonly latest: Latest
}

/** What rules found last in this content, for they ask a dozen times a decision. It never changes what they find. */
export interface Latest {
  turnCard: TurnCardData | undefined
  /** With the setup it follows from. */
  cast: Cast | undefined
  setup: Setup | undefined
  /** Of zombies, by the last bits of their numbers: as many as a power of two. */
  readonly cards: (ZombieCard | undefined)[]
  /** Targets at the last look; what is behind the end is left over from others. */
  readonly inReach: Target[]
}

/** A record found by id; a plain object without prototype, so that no id can meet an inherited name. */
function byId<T extends { readonly id: string }>(items: readonly T[]): Record<string, T> {
  const found: Record<string, T> = Object.create(null)
  for (const item of items) {
    if (Object.hasOwn(found, item.id)) throw new Bug(`two entries with the id ${item.id}`)
    found[item.id] = item
  }
  return found
}

function compileArm(shape: Shape, effects: readonly EffectData[]): Arm {
  const powers = powersOf(effects)
  return { shape, cuts: powers.splits ? cutsOf(shape) : [], powers, worth: worthOf(effects, shape.size) }
}

export function compileWeapon(colour: Colour, data: WeaponData): Weapon {
  const shape = drawnShape(data.shape)
  const start = data.starting ? [data.starting] : []
  const [first, second] = data.upgrades
  const levels = [
    compileArm(shape, start),
    compileArm(shape, [...start, first]),
    compileArm(shape, [...start, first, second]),
  ] as const
  // Preferred weapons start with both upgrades (GU-EFX-14).
  return { id: data.id, colour, data, levels, startLevel: colour === 'yellow' ? 2 : 0 }
}

export function compileDashboard(data: DashboardData): Dashboard {
  const { health, armor, ammo } = data
  return {
    health,
    armor,
    ammo,
    weapons: COLOURS.map((colour) => compileWeapon(colour, data.weapons[colour])),
  }
}

export function compileZombie(data: ZombieData): ZombieCard {
  const { id, type, speed, fixed, grid } = data
  return {
    id,
    type,
    tier: (SPECIAL_TYPES as readonly string[]).includes(type) ? 'special' : 'regular',
    speed,
    fixed,
    spaces: maskDrawn(grid, '#DAM'),
    damage: maskDrawn(grid, 'D'),
    armor: maskDrawn(grid, 'A'),
    ammo: maskDrawn(grid, 'M'),
    data,
  }
}

/** Dotted borders as masks of the squares left of, or above, a line. */
function compileLines(lines: readonly string[]): { lineRight: Mask; lineBelow: Mask } {
  let rightLo = 0
  let rightHi = 0
  let belowLo = 0
  let belowHi = 0
  for (const line of lines) {
    const [a, b] = line.split('-').map(squareFromName)
    if (a === undefined || b === undefined) throw new Bug(`no line ${line}`)
    const square = Math.min(a, b)
    const bitLo = square < 32 ? 1 << square : 0
    const bitHi = square < 32 ? 0 : 1 << (square - 32)
    if (Math.abs(a - b) === 1) {
      rightLo |= bitLo
      rightHi |= bitHi
    } else {
      belowLo |= bitLo
      belowHi |= bitHi
    }
  }
  return { lineRight: { lo: rightLo, hi: rightHi }, lineBelow: { lo: belowLo, hi: belowHi } }
}

function compileRings(grid: readonly string[], spaces: Mask): Ring[] {
  const marks = maskDrawn(grid, 'O')
  const all = squaresOf(spaces.lo, spaces.hi)
  return squaresOf(marks.lo, marks.hi).map((square) => {
    const row = square >> 3
    const column = square & 7
    const near = (other: number) => Math.abs((other >> 3) - row) <= 1 && Math.abs((other & 7) - column) <= 1
    const others = all.filter((other) => other !== square)
    return {
      square,
      around: maskOf(others.filter(near)),
      lines: maskOf(others.filter((other) => other >> 3 === row || (other & 7) === column)),
    }
  })
}

function compileBody(data: BodyData): BossBody {
  const { id, grid, fixedYellow, fixedBlue } = data
  const spaces = maskDrawn(grid, '#YBAMOx')
  return {
    id,
    spaces,
    needed: maskDrawn(grid, '#YBAMx'),
    yellow: maskDrawn(grid, 'Y'),
    blue: maskDrawn(grid, 'B'),
    damage: maskDrawn(grid, 'YB'),
    armor: maskDrawn(grid, 'A'),
    ammo: maskDrawn(grid, 'M'),
    fixedYellow,
    fixedBlue,
    crossedAtStart: maskDrawn(grid, 'x'),
    mouth: maskDrawn(data.mouth ?? [], '@'),
    ...compileLines(data.lines ?? []),
    rings: compileRings(grid, spaces),
    data,
  }
}

function compileSide(data: BossSideData): BossSide {
  return { bodies: data.bodies.map(compileBody), track: data.track ?? [] }
}

export function compileBoss(data: BossData): Boss {
  return { id: data.id, sides: { black: compileSide(data.black), red: compileSide(data.red) } }
}

function compileCompanion(data: CompanionData): Companion {
  return { id: data.id, arm: compileArm(drawnShape(data.shape), [data.effect]), data }
}

function zombieDeck(cards: readonly ZombieCard[], tier: Tier): string[] {
  return makeDeck(cards.filter((card) => card.tier === tier).map((card) => card.id))
}

function bossDeck(cards: readonly BossCardData[], phase: 1 | 2): string[] {
  return makeDeck(
    cards.filter((card) => card.phase === phase).flatMap((card) => Array<string>(card.copies).fill(card.id)),
  )
}

export function compileContent(data: ContentData): Content {
  const zombies = data.zombies.map(compileZombie)
  return {
    data,
    survivors: byId(
      data.survivors.map(({ id, team, solo }) => ({
        id,
        team: compileDashboard(team),
        solo: compileDashboard(solo),
      })),
    ),
    zombies: byId(zombies),
    zombieCards: new Map(zombies.map((card) => [card.id, card])),
    bosses: byId(data.bosses.map(compileBoss)),
    companions: byId(data.companions.map(compileCompanion)),
    turnCards: byId(data.turnCards),
    bossCards: byId(data.bossCards),
    difficulties: byId(data.difficulties),
    spawnAid: data.spawnAid,
    zombieDecks: { regular: zombieDeck(zombies, 'regular'), special: zombieDeck(zombies, 'special') },
    turnDeck: makeDeck(data.turnCards.map((card) => card.id)),
    bossDecks: [bossDeck(data.bossCards, 1), bossDeck(data.bossCards, 2)],
    latest: {
      turnCard: undefined,
      cast: undefined,
      setup: undefined,
      cards: Array<undefined>(64).fill(undefined),
      inReach: [],
    },
  }
}
