import type { ListedGame } from '@graveshift/games'
import type { Game } from '@graveshift/kernel'
import { faceOfAny, type GameFace } from '../games/game-face.ts'
import { lazyPart } from '../rescue/lazy-part.tsx'
import type { PlainSummary } from './plain-summary.ts'
import { SeatBadge } from './seat-badge.tsx'

const parts = () => import('./parts.ts')

/** Any game of the list in the browser, without a line of its own. */
export function genericFace({ id, load }: Pick<ListedGame, 'id' | 'load'>): GameFace {
  return faceOfAny<Game, PlainSummary>({
    id,
    load: async () => {
      const [module, { genericGame }] = await Promise.all([load(), parts()])
      return genericGame(module)
    },
    fetchTable: parts,
    rulebook: async () => (await import('./rulebook.tsx')).rulebookOf(await load()),
    Portrait: SeatBadge,
    Head: SeatBadge,
    onCard: [],
    Table: lazyPart(async () => (await parts()).GenericTable),
    SetUp: lazyPart(async () => (await parts()).OptionFields),
    InWords: lazyPart(async () => (await parts()).InWords),
    EndHead: lazyPart(async () => (await parts()).PlainEndHead),
    EndPlot: lazyPart(async () => (await parts()).PlainEndPlot),
    EndFigures: lazyPart(async () => (await parts()).PlainEndFigures),
  })
}
