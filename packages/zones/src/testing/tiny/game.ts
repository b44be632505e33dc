import type { Json } from '@graveshift/kernel'
import type { ZonesEvent } from '../../events.ts'
import type { CarBoard, CarEvent, CarSetup, DriveFrame } from '../../features/cars/cars.ts'
import type { CompanionEvent, CompanionSetup } from '../../features/companions/companions.ts'
import type {
  BuildingFrame,
  DarkChoice,
  DarkPick,
  DoorBoard,
  DoorEvent,
  DoorKit,
} from '../../features/doors/doors.ts'
import type { KidData } from '../../features/kids/kids.ts'
import type { MoreNoise, NoiseBoard, NoiseEvent } from '../../features/noise-tokens/noise-tokens.ts'
import type { SingleNoiseBoard, SingleNoiseEvent } from '../../features/single-noise/single-noise.ts'
import type {
  MissionBoard,
  MissionEvent,
  MissionGame,
  MissionKit,
  NoiseHooks,
} from '../../missions/mission-game.ts'
import type { ListedBoard, MissionTerms, Plain } from '../../missions/plan.ts'
import type { PutOut } from './sparks.ts'

export interface TinyBoard extends NoiseBoard, SingleNoiseBoard, DoorBoard, CarBoard, MissionBoard {}

/** Somebody in play, as a scene has them. */
export type TinyPerson = {
  readonly id: string
  readonly seat?: number
  readonly zone?: string
  readonly health?: number
  readonly skills?: readonly string[]
  readonly hand?: readonly string[]
  readonly pack?: readonly string[]
  /** What lies in the other slots, by their names. */
  readonly slots?: Readonly<Record<string, readonly string[]>>
  readonly points?: number
  readonly level?: number
}

/** A goal or a rule as a mission writes it, with whatever figures it has. */
type Written<K extends string> = { readonly [P in K]: string } & Readonly<Record<string, Json>>

type TinyPlan = Plain<Omit<MissionTerms, 'goals' | 'rules'> & ListedBoard> & {
  readonly goals: readonly Written<'goal'>[]
  readonly rules: readonly Written<'rule'>[]
}

/** A mission, who plays it, and where in the first round it begins; without that at the beginning. */
export type TinyOptions = {
  readonly mission: TinyPlan
  readonly people: readonly TinyPerson[]
  readonly at?: 'turn' | 'zombies' | 'spawn' | 'end'
  readonly round?: number
  /** Where carts stand, each with something in it. */
  readonly carts?: readonly string[]
  /** Noise is one token, which begins here, and not many. */
  readonly loud?: string
  /** Zones that are full of mist in every other round, the first among them. */
  readonly mist?: readonly string[]
  /** How many openings those see through who see deep; all without it. */
  readonly depth?: number
  /** Doors that stand open. */
  readonly open?: readonly string[]
}

export interface Tiny {
  board: TinyBoard
  event:
    | PutOut
    | SingleNoiseEvent
    | ZonesEvent
    | NoiseEvent
    | DoorEvent
    | CarEvent
    | CompanionEvent
    | MissionEvent
  frame: MissionGame['frame'] | BuildingFrame | DriveFrame
  choice: MissionGame['choice'] | DarkChoice
  pick: MissionGame['pick'] | DarkPick
  options: TinyOptions
}

export interface TinyKit extends MissionKit<Tiny> {
  readonly rules: readonly NoiseHooks<Tiny, TinyKit>[]
  readonly doorRefusals: DoorKit['doorRefusals']
  readonly cards: DoorKit['cards']
  readonly cars: CarSetup<Tiny>
  readonly companions: CompanionSetup<TinyBoard>
  readonly survivors: Readonly<Record<string, KidData>>
  readonly moreNoise: readonly MoreNoise<TinyBoard>[]
}
