import type { SecondEdition } from '@graveshift/second-edition'
import { lazyPart } from '../../rescue/lazy-part.tsx'
import type { MissionSummary } from '../../zone-table/end/mission-summary.ts'
import { partsOfAny } from '../game-face.ts'
import { LateHead, LatePortrait } from './late-people.tsx'

/** What the second edition has of its own around its table. */
export const AROUND = partsOfAny<SecondEdition, MissionSummary>({
  load: async () => (await import('./loaded.ts')).SECOND_EDITION,
  rulebook: async () => (await import('./rulebook/rulebook.ts')).secondRulebook(),
  Portrait: LatePortrait,
  Head: LateHead,
  onCard: ['amy', 'doug', 'elle', 'josh', 'ned', 'wanda'],
  SetUp: lazyPart(async () => (await import('./set-up/set-up-fields.tsx')).SetUpFields),
  InPictures: lazyPart(async () => (await import('./set-up/in-pictures.tsx')).InPictures),
  EndHead: lazyPart(async () => (await import('./end/end-parts.tsx')).EndHead),
  EndPlot: lazyPart(async () => (await import('../../zone-table/end/mission-end-plot.tsx')).MissionEndPlot),
  EndFigures: lazyPart(async () => (await import('./end/end-parts.tsx')).EndFigures),
})
