import type { Layout, Rect, ZoneData } from '@graveshift/zones'
import type { ComponentType, ReactNode } from 'react'
import type { DoorScene, FogScene, TokenScene } from './scene.ts'

/** How a zombie stands on the board. */
export interface Standee {
  /** From plinth to crown, in units. */
  readonly height: number
  /** On a field of a hundred by a hundred. */
  readonly draw: () => ReactNode
}

/** What of a board changes its ground: light and doors, by their places in the layout. */
export interface Surroundings {
  readonly layout: Layout
  readonly isDark: readonly boolean[]
  readonly doors: readonly DoorScene[]
}

/** How far a thing reaches to the left, up, right and down of where it lies, in units. */
export type Reach = Rect

/** What is below those who stand in a fog, and what drifts over them. */
export interface FogDrawing {
  readonly below: ReactNode
  readonly above: ReactNode
}

/** The face of a game on zones: all that is drawn, in units of the board. */
export interface Skin {
  /** By which its style goes. */
  readonly id: string
  /** Colors that shade, once in a page. */
  readonly Definitions: ComponentType
  /** The ground of a part of the board, with its rooms, walls and doors. */
  ground(surroundings: Surroundings, area: Rect): ReactNode
  /** A bust on its own ground, on a field of a hundred by a hundred. */
  person(id: string): ReactNode
  zombie(kind: string): Standee
  /** What lies on the board, round the point 0, 0. */
  token(token: Pick<TokenScene, 'kind' | 'colour' | 'number'>): ReactNode
  spawn(spawn: {
    readonly number: number | undefined
    readonly colour: string
    readonly asleep: boolean
  }): ReactNode
  exit(): ReactNode
  car(kind: string): ReactNode
  /** Absent in games without fog. */
  fog?(zone: ZoneData, fog: FogScene): FogDrawing
  readonly sizes: {
    token(kind: string): Reach
    readonly spawn: Reach
    readonly exit: Reach
    readonly car: Reach
  }
  /** How zones, and ground that is none, are told apart on a small map. */
  zoneFill(kind: string, isDark: boolean): string
}
