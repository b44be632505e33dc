import type { WesternKit } from '../western-kit.ts'
import { convoySteps } from './convoy-frame.ts'
import { giftSteps } from './gift-frame.ts'
import { readingSteps, selectionSteps } from './reading-frame.ts'
import { shotsSteps } from './shots-frame.ts'

/** The frames of objective cards and of the missions that have them. */
export const cardFrames = (kit: WesternKit) => ({
  reading: readingSteps(kit),
  selection: selectionSteps(kit),
  gift: giftSteps(kit),
  convoy: convoySteps(kit),
  shots: shotsSteps(kit),
})
