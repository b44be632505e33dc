import { zonesFrames } from '@graveshift/zones'
import { missionFrames } from '@graveshift/zones/missions'
import { robbedSteps } from '../abominations/lose-card.ts'
import { fendSteps } from '../armor/frame.ts'
import { cardFrames } from '../cards/frames.ts'
import { noiseSteps } from '../noise/frame.ts'
import { quickDrawSteps } from '../people/quick-draw.ts'
import { keepsakeSteps } from '../sheets/keepsake.ts'
import { milestoneSteps } from '../sheets/milestone.ts'
import { setupSteps } from '../sheets/setup-steps.ts'
import { startSkillSteps } from '../sheets/start-skill.ts'
import { depletionSteps } from '../steam/depletion-frame.ts'
import { gaugeSteps } from '../town/gauge.ts'
import type { WesternKit } from '../western-kit.ts'

/** Every kind of frame. A feature adds its own: one line each. */
export const framesOf = (kit: WesternKit) => ({
  ...zonesFrames(kit),
  ...missionFrames(kit),
  game: setupSteps(kit),
  milestone: milestoneSteps,
  'start-skill': startSkillSteps(kit),
  keepsake: keepsakeSteps(kit),
  noise: noiseSteps(kit),
  fend: fendSteps(kit),
  'quick-draw': quickDrawSteps(kit),
  ...cardFrames(kit),
  depletion: depletionSteps(kit),
  gauge: gaugeSteps(kit),
  robbed: robbedSteps(kit),
})
