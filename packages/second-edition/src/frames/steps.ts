import type { Step } from '@graveshift/kernel'
import type { Frame, SecondEdition } from '../game.ts'

/** The named steps of one kind of frame. */
export type Steps<K extends Frame['kind']> = Readonly<
  Record<string, Step<SecondEdition, Extract<Frame, { kind: K }>>>
>
