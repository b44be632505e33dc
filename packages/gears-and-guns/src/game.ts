import type { Json } from '@graveshift/kernel'
import type { SingleNoiseEvent } from '@graveshift/zones'
import type { MissionGame } from '@graveshift/zones/missions'
import type { LoseCardChoice, LoseCardPick, RobbedFrame } from './abominations/robbed.ts'
import type { ArmorEvent, FendChoice, FendFrame, FendPick } from './armor/armor.ts'
import type { Board, Setup } from './board.ts'
import type { CardChoice, CardEvent, CardFrame, CardPick } from './cards/card-game.ts'
import type { FallenEvent } from './fallen/fallen.ts'
import type { HoldingEvent } from './holding/holding.ts'
import type { MachinesEvent } from './machines/machines.ts'
import type { NoiseChoice, NoiseFrame, NoisePick } from './noise/noise.ts'
import type { BonusEvent } from './people/bonus.ts'
import type { QuickDrawFrame } from './people/quick-draw.ts'
import type { PileEvent } from './piles/piles.ts'
import type { AmmoChoice, AmmoPick } from './sheets/ammo-choice.ts'
import type { KeepsakeFrame } from './sheets/keepsake.ts'
import type { MilestoneFrame, RewardChoice, RewardPick } from './sheets/milestone.ts'
import type { SheetsEvent } from './sheets/sheets-board.ts'
import type { StartSkillFrame } from './sheets/start-skill.ts'
import type { SpawningEvent } from './spawning/spawning.ts'
import type { SteamChoice, SteamEvent, SteamFrame, SteamPick } from './steam/steam-game.ts'

/** What happens. A feature adds its events here and their evolvers in evolve.ts: one line each. */
export type Event =
  | MissionGame['event']
  | SingleNoiseEvent
  | SpawningEvent
  | PileEvent
  | SteamEvent
  | CardEvent
  | HoldingEvent
  | FallenEvent
  | ArmorEvent
  | MachinesEvent
  | BonusEvent
  | SheetsEvent

/** Steps under way. A feature adds its frames here and their steps in frames/index.ts. */
export type Frame =
  | MissionGame['frame']
  | NoiseFrame
  | SteamFrame
  | RobbedFrame
  | CardFrame
  | FendFrame
  | QuickDrawFrame
  | MilestoneFrame
  | StartSkillFrame
  | KeepsakeFrame

/** Questions. A feature adds its choices here and their rules in choices/index.ts. */
export type Choice =
  | MissionGame['choice']
  | NoiseChoice
  | SteamChoice
  | LoseCardChoice
  | CardChoice
  | FendChoice
  | RewardChoice
  | AmmoChoice

/** Answers to them. What is done in a turn is an action (actions.ts), whose answers are zones' `ActPick`. */
export type Pick =
  | MissionGame['pick']
  | NoisePick
  | SteamPick
  | LoseCardPick
  | CardPick
  | FendPick
  | RewardPick
  | AmmoPick

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>

/** The types this game is made of. */
export interface Western {
  board: Board
  event: Event
  frame: Frame
  choice: Choice
  pick: Pick
  options: Options
}

/** What a game starts from; a type rather than an interface, so that it counts as JSON. */
export type Options = { readonly [K in keyof Setup]: Setup[K] } & {
  /** A game that begins in the middle: the position as it was written. */
  readonly position?: Json
}
