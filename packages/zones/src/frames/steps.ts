import type { Step } from '@graveshift/kernel'
import type { Zones, ZonesFrame } from '../game.ts'

/** The named steps of one kind of frame. */
export type ZonesSteps<K extends ZonesFrame['kind']> = Readonly<
  Record<string, Step<Zones, Extract<ZonesFrame, { kind: K }>>>
>
