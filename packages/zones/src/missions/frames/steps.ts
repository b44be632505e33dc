import type { Step } from '@graveshift/kernel'
import type { MissionGame } from '../mission-game.ts'

/** The named steps of one kind of frame. */
export type MissionSteps<K extends MissionGame['frame']['kind']> = Readonly<
  Record<string, Step<MissionGame, Extract<MissionGame['frame'], { kind: K }>>>
>
