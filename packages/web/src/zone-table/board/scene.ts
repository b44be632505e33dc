import type { Layout, Point } from '@graveshift/zones'

/** What lies on a board of zones as it is drawn. Zones and doors are meant by their places in the layout's lists. */
export interface BoardScene {
  readonly layout: Layout
  readonly zones: readonly ZoneScene[]
  readonly doors: readonly DoorScene[]
}

export interface ZoneScene {
  /** A room without light, as it is now. */
  readonly dark: boolean
  /** Survivors and companions, in the order of the table. */
  readonly people: readonly PersonScene[]
  /** By kind, in the order in which they are hit. */
  readonly zombies: readonly ZombieScene[]
  readonly tokens: readonly TokenScene[]
  readonly spawns: readonly SpawnScene[]
  readonly isExit: boolean
  readonly cars: readonly CarScene[]
  /** Who stands in fog is not seen from elsewhere. */
  readonly fog?: FogScene
  /** As zombies count it. */
  readonly noise: number
}

export interface PersonScene {
  readonly id: string
  /** Whose it is; nobody's is a companion's. */
  readonly seat: number | undefined
  readonly health: number
  readonly mostHealth: number
  /** Has its turn before it, takes it, or has had it in this round. */
  readonly turn: 'waits' | 'acts' | 'done'
  /** Whom a companion follows. */
  readonly leader: string | undefined
}

export interface ZombieScene {
  readonly kind: string
  readonly count: number
}

export interface TokenScene {
  /** Its place in the list of tokens; whatever else lies there is numbered on from those. */
  readonly token: number
  readonly kind: string
  /** Its color, or how it stands. */
  readonly colour: string
  readonly at: Point | undefined
  /** The number on it. */
  readonly number?: number
  /** What it acts on elsewhere: shown while it is looked at. */
  readonly tie?: TieScene
  /** What is done with it, as answers say that; without it the answers that name the token. */
  readonly deeds?: readonly TokenDeed[]
}

/** The way from a thing to what it acts on, and the zones where that is felt. */
export interface TieScene {
  readonly path: readonly Point[]
  readonly zones: readonly number[]
}

/** Fields that an answer has. */
export type TokenDeed = Readonly<Record<string, string | number>>

export interface SpawnScene {
  /** From 1, in the order in which they spawn. */
  readonly number: number
  readonly colour: string
  readonly asleep: boolean
}

export interface CarScene {
  readonly car: number
  readonly kind: string
  /** Who sits in it, the driver first. */
  readonly inside: readonly string[]
}

export interface FogScene {
  /** Whoever acts sees through it. */
  readonly isThin: boolean
  /** It hurts those in it. */
  readonly isHot: boolean
}

export interface DoorScene {
  readonly state: 'closed' | 'open' | 'locked'
  readonly colour: string | undefined
}

/** What can be looked at and pressed. */
export type BoardTarget =
  | { readonly at: 'zone'; readonly zone: number }
  | { readonly at: 'person'; readonly zone: number; readonly person: string }
  | { readonly at: 'zombies'; readonly zone: number; readonly kind: string }
  | {
      readonly at: 'token'
      readonly zone: number
      readonly token: number
      readonly deeds?: readonly TokenDeed[]
    }
  | { readonly at: 'car'; readonly zone: number; readonly car: number }
  | { readonly at: 'door'; readonly door: number }

/** Where zombies go, or would go. */
export interface ArrowMark {
  readonly from: number
  readonly to: number
  readonly why: 'sees' | 'hears'
  readonly kinds: readonly string[]
  /** Of a second step in the same phase. */
  readonly isSecond?: boolean
  /** One of several equal ways. */
  readonly isFork?: boolean
}

/** A look from one zone to another. */
export interface SightMark {
  readonly from: number
  readonly to: number
  readonly range: number
  /** Where it ends before that, if it does. */
  readonly stopsAt?: Point
}

/** What somebody else thinks of: a way, zone by zone, and what it is about. */
export interface OthersThought {
  readonly seat: number
  readonly name: string
  readonly path: readonly number[]
  readonly zone: number
}

/** What is drawn over the board for a while. */
export interface BoardMarks {
  /** Zones that something can be done at, with its price in actions. Where this is given, other zones are dimmed. */
  readonly lit?: ReadonlyMap<number, { readonly cost?: number }>
  /** Pressed or pointed at. */
  readonly looked?: BoardTarget
  /** Whom the next action is for. */
  readonly acting?: string
  /** Who may lose hearts by what is looked at or asked, and how many at once. */
  readonly hurting?: ReadonlyMap<string, number>
  /** A way, zone by zone from where it begins. */
  readonly path?: readonly number[]
  readonly arrows?: readonly ArrowMark[]
  /** Zombies that stay, with no way. */
  readonly stuck?: readonly number[]
  readonly sights?: readonly SightMark[]
  /** Every figure of noise, and the loudest zones. */
  readonly noise?: { readonly loudest: readonly number[] }
  /** Things with what they act on, each from its own end. */
  readonly ties?: readonly TieScene[]
  /** Where something happens now. */
  readonly pulse?: readonly number[]
  /** Zones that a question offers. */
  readonly offered?: readonly number[]
  /** What a line of the log is about, or what the coach shows. */
  readonly pointed?: readonly number[]
  /** What others think of: without a way it is only looked at. */
  readonly plans?: readonly OthersThought[]
  /** What somebody points at. */
  readonly pings?: readonly { readonly zone: number; readonly name: string }[]
}

/** How one looks at a board: `zoom` is pixels a unit; `fit` shows all of it. */
export interface Camera {
  readonly fit: boolean
  readonly zoom: number
  readonly center: Point
}
