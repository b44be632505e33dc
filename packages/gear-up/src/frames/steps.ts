import type { Step } from '@graveshift/kernel'
import type { Frame, GearUp } from '../game.ts'

/** The named steps of one kind of frame. */
export type Steps<K extends Frame['kind']> = Readonly<
  Record<string, Step<GearUp, Extract<Frame, { kind: K }>>>
>
