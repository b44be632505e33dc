import { findListed } from '@graveshift/games'
import type { Game } from '@graveshift/kernel'
import { type ComponentType, Suspense } from 'react'
import { genericFace } from '../generic/generic-face.ts'
import type { Rulebook } from '../learn/rulebook/rulebook.ts'
import { lazyPart } from '../rescue/lazy-part.tsx'
import type { MissionSummary } from '../zone-table/end/mission-summary.ts'
import { type GameFace, type LoadedGame, type PersonPicture, partsOfAny } from './game-face.ts'

type Full = GameFace<Game, MissionSummary>

/** The parts of a game on zones, each fetched when it is asked for. */
export interface LateParts<G extends Game> {
  game(): Promise<LoadedGame<G, MissionSummary>>
  rulebook(): Promise<Rulebook>
  table(): Promise<Full['Table']>
  gallery(): Promise<{ readonly GalleryScreen: ComponentType }>
  people(): Promise<{ readonly SurvivorPortrait: PersonPicture; readonly SurvivorFace: PersonPicture }>
  setUp(): Promise<{
    readonly SetUpFields: Full['SetUp']
    readonly InPictures: ComponentType<{ readonly options: G['options'] }>
  }>
  end(): Promise<Pick<Full, 'EndHead' | 'EndFigures'>>
  endPlot(): Promise<{ readonly MissionEndPlot: NonNullable<Full['EndPlot']> }>
}

/** A picture that comes a little later than its place: the page that shows it does not wait. */
const latePerson =
  (Fetched: PersonPicture): PersonPicture =>
  (props) => (
    <Suspense
      fallback={
        <svg width={props.size} height={props.size} viewBox="0 0 100 100" aria-hidden="true">
          <rect className="picture-to-come" x="2" y="2" width="96" height="96" rx="10" />
        </svg>
      }
    >
      <Fetched {...props} />
    </Suspense>
  )

/** A game on zones in the browser: a table of its own, what lies around it, and what any game has. */
export function zoneGameFace<G extends Game>(
  id: string,
  onCard: readonly string[],
  late: () => Promise<LateParts<G>>,
): GameFace {
  const listed = findListed(id)
  if (!listed) throw new Error(`there is no game '${id}'`)
  const plain = genericFace(listed)
  const fetchTable = async () => (await late()).table()
  return {
    ...plain,
    ...partsOfAny<G, MissionSummary>({
      onCard,
      load: async () => (await late()).game(),
      rulebook: async () => (await late()).rulebook(),
      Portrait: latePerson(lazyPart(async () => (await (await late()).people()).SurvivorPortrait)),
      Head: latePerson(lazyPart(async () => (await (await late()).people()).SurvivorFace)),
      SetUp: lazyPart(async () => (await (await late()).setUp()).SetUpFields),
      InPictures: lazyPart(async () => (await (await late()).setUp()).InPictures),
      EndHead: lazyPart(async () => (await (await late()).end()).EndHead),
      EndPlot: lazyPart(async () => (await (await late()).endPlot()).MissionEndPlot),
      EndFigures: lazyPart(async () => (await (await late()).end()).EndFigures),
    }),
    fetchTable: () => Promise.all([plain.fetchTable(), fetchTable()]),
    Table: lazyPart(fetchTable),
    Gallery: lazyPart(async () => (await (await late()).gallery()).GalleryScreen),
  }
}
