import type { GearUp } from '@graveshift/gear-up'
import { lazyPart } from '../../rescue/lazy-part.tsx'
import { faceOfAny, type GameFace } from '../game-face.ts'
import type { GameSummary } from './after/game-summary.ts'
import { SurvivorFace } from './art/survivor-face.tsx'
import { SurvivorPortrait } from './art/survivor-portrait.tsx'
import { oldEntry } from './old-entry.ts'

const loadTable = () => import('./table/gear-up-table.tsx')

/** Gear Up in the browser. Only the pictures of survivors come at once: the landing page shows them. */
export const GEAR_UP_FACE: GameFace = faceOfAny<GearUp, GameSummary>({
  id: 'gear-up',
  load: async () => (await import('./loaded.ts')).GEAR_UP,
  fetchTable: loadTable,
  rulebook: async () => (await import('./rulebook/rulebook.tsx')).RULEBOOK,
  Portrait: SurvivorPortrait,
  Head: SurvivorFace,
  onCard: ['ethan', 'lisa', 'greta', 'mateo', 'amadou', 'priya'],
  Table: lazyPart(async () => (await loadTable()).GearUpTable),
  SetUp: lazyPart(async () => (await import('./set-up/set-up-fields.tsx')).SetUpFields),
  InWords: lazyPart(async () => (await import('./set-up/game-in-words.tsx')).GameInWords),
  InPictures: lazyPart(async () => (await import('./set-up/in-pictures.tsx')).InPictures),
  Offered: lazyPart(async () => (await import('./set-up/offered-card.tsx')).OfferedCard),
  LeaderMark: lazyPart(async () => (await import('./set-up/leader-mark.tsx')).LeaderMark),
  EndHead: lazyPart(async () => (await import('./end/end-head.tsx')).EndHead),
  plotTitle: 'end.plot',
  EndPlot: lazyPart(async () => (await import('./end/end-plot.tsx')).EndPlot),
  EndFigures: lazyPart(async () => (await import('./end/end-figures.tsx')).EndFigures),
  Gallery: lazyPart(async () => (await import('./gallery/gallery-screen.tsx')).GalleryScreen),
  oldEntry,
})
