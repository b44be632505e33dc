import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { InGame } from '../games/in-game.tsx'
import { faceOf, firstGame } from '../games/registry.ts'
import { useWords } from '../i18n/use-words.ts'
import { Catch } from '../rescue/catch.tsx'
import { lazyPart } from '../rescue/lazy-part.tsx'
import { LandingScreen } from '../screens/landing/landing-screen.tsx'
import { ErrorState } from './error-state.tsx'
import { Loading } from './loading.tsx'
import { Nowhere } from './nowhere.tsx'
import type { Route } from './routes.ts'
import { RulesOver } from './rules-over.tsx'
import { TableLoading } from './table-loading.tsx'
import { TopBar } from './top-bar.tsx'
import { UpdatePrompt } from './update-prompt.tsx'
import { useRoute } from './use-route.ts'

// Everything but the landing page is fetched when first gone to: the first load stays small.
const SetUpScreen = lazyPart(async () => (await import('../screens/set-up/set-up-screen.tsx')).SetUpScreen)
const GameScreen = lazyPart(async () => (await import('../screens/game/game-screen.tsx')).GameScreen)
const EndScreen = lazyPart(async () => (await import('../screens/end/end-screen.tsx')).EndScreen)
const ReplayScreen = lazyPart(async () => (await import('../screens/replay/replay-screen.tsx')).ReplayScreen)
const OnlineScreen = lazyPart(async () => (await import('../screens/online/online-screen.tsx')).OnlineScreen)
const DailyScreen = lazyPart(async () => (await import('../screens/daily/daily-screen.tsx')).DailyScreen)
const TableScreen = lazyPart(async () => (await import('../screens/online/table-screen.tsx')).TableScreen)
const CampaignScreen = lazyPart(async () => (await import('../screens/campaign/late.ts')).screen())
const CampaignSetUp = lazyPart(async () => (await import('../screens/campaign/late.ts')).setUp())
const ShelfScreen = lazyPart(async () => (await import('../screens/shelf/shelf-screen.tsx')).ShelfScreen)
const SharedScreen = lazyPart(async () => (await import('../screens/shelf/shared-screen.tsx')).SharedScreen)
const StatisticsScreen = lazyPart(
  async () => (await import('../screens/statistics/statistics-screen.tsx')).StatisticsScreen,
)
const AchievementsScreen = lazyPart(
  async () => (await import('../screens/achievements/achievements-screen.tsx')).AchievementsScreen,
)
const RulesScreen = lazyPart(async () => (await import('../screens/rules/rules-screen.tsx')).RulesScreen)
const LearnScreen = lazyPart(async () => (await import('../screens/learn/learn-screen.tsx')).LearnScreen)
const SettingsScreen = lazyPart(
  async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen,
)
const CreditsScreen = lazyPart(
  async () => (await import('../screens/credits/credits-screen.tsx')).CreditsScreen,
)

function GalleryOf({ game }: { readonly game: string }) {
  const { Gallery } = faceOf(game)
  return <InGame game={game}>{Gallery ? <Gallery /> : <Nowhere />}</InGame>
}

function screenAt(route: Route): ReactNode {
  switch (route.screen) {
    case 'landing':
      return <LandingScreen />
    case 'set-up':
      return <SetUpScreen key={route.game} game={route.game} />
    case 'campaign-set-up':
      return <CampaignSetUp key={route.game} game={route.game} />
    case 'campaign':
      return <CampaignScreen key={route.id} id={route.id} />
    case 'game':
      return <GameScreen key={route.id} id={route.id} />
    case 'end':
      return <EndScreen key={route.id} id={route.id} />
    case 'replay':
      return <ReplayScreen key={route.id} id={route.id} />
    case 'shared':
      return <SharedScreen key={route.code} code={route.code} />
    case 'online':
      return <OnlineScreen key={route.game} game={route.game ?? firstGame()} />
    case 'daily':
      return <DailyScreen key={placeOf(route)} game={route.game ?? firstGame()} day={route.day} />
    case 'table':
      return <TableScreen key={route.room} room={route.room} link={route.link} />
    case 'shelf':
      return <ShelfScreen />
    case 'statistics':
      return <StatisticsScreen key={route.game} game={route.game ?? firstGame()} />
    case 'achievements':
      return <AchievementsScreen key={route.game} game={route.game ?? firstGame()} />
    case 'rules':
      return <RulesScreen game={route.game ?? firstGame()} topic={route.topic} />
    case 'learn':
      return <LearnScreen key={route.lesson} game={route.game ?? firstGame()} lesson={route.lesson} />
    case 'settings':
      return <SettingsScreen />
    case 'credits':
      return <CreditsScreen />
    case 'gallery':
      return <GalleryOf game={route.game ?? firstGame()} />
    case 'nowhere':
      return <Nowhere />
  }
}

/** Whether a place is a table, so that one knows what it will look like before it is there. */
const isTable = ({ screen }: Route): boolean => screen === 'game' || screen === 'table'

/** What is a new place to be at, and what only another page of it. */
function placeOf(route: Route): string {
  switch (route.screen) {
    case 'campaign':
    case 'game':
    case 'end':
    case 'replay':
      return `${route.screen}/${route.id}`
    case 'learn':
      return `learn/${route.lesson}`
    case 'table':
      return `table/${route.room}`
    case 'daily':
      return `daily/${route.game}/${route.day}`
    case 'online':
    case 'statistics':
    case 'achievements':
      return `${route.screen}/${route.game}`
    default:
      return route.screen
  }
}

export function App() {
  const route = useRoute()
  const { say } = useWords()
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)
  const place = placeOf(route)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is the reason to run
  useEffect(() => {
    // A new place begins at its top, and the keyboard and the screen reader begin there too.
    if (first.current) {
      first.current = false
      return
    }
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [place])

  return (
    <>
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {say('shell.skip')}
      </button>
      <TopBar route={route} />
      <main ref={main} tabIndex={-1}>
        <Catch key={place} otherwise={(failure, again) => <ErrorState failure={failure} again={again} />}>
          <RulesOver>
            <Suspense fallback={isTable(route) ? <TableLoading /> : <Loading />}>{screenAt(route)}</Suspense>
          </RulesOver>
        </Catch>
      </main>
      <UpdatePrompt />
    </>
  )
}
