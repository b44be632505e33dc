import type { SecondEdition } from '@graveshift/second-edition'
import { lazyPart } from '../../rescue/lazy-part.tsx'
import type { MissionSummary } from '../../zone-table/end/mission-summary.ts'
import { partsOfAny } from '../game-face.ts'
import { LateHead, LatePortrait } from './late-people.tsx'

const late = () => import('./late.ts')

/** What the second edition has of its own around its table. */
export const AROUND = partsOfAny<SecondEdition, MissionSummary>({
  load: async () => (await late()).game(),
  rulebook: async () => (await late()).rulebook(),
  Portrait: LatePortrait,
  Head: LateHead,
  onCard: ['amy', 'doug', 'elle', 'josh', 'ned', 'wanda'],
  SetUp: lazyPart(async () => (await late()).setUp()),
  InPictures: lazyPart(async () => (await late()).inPictures()),
  EndHead: lazyPart(async () => (await late()).endHead()),
  EndPlot: lazyPart(async () => (await late()).endPlot()),
  EndFigures: lazyPart(async () => (await late()).endFigures()),
})
