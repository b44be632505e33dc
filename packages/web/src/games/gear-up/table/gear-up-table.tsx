import './styles/index.css'
import type { Event, GearUp } from '@graveshift/gear-up'
import { memo, type RefObject, Suspense, useRef, useState } from 'react'
import { useWords } from '../../../i18n/use-words.ts'
import { lazyPart } from '../../../rescue/lazy-part.tsx'
import { Part, QuietPart } from '../../../rescue/part.tsx'
import type { GameView } from '../../../store/game-view.ts'
import { useSnapshot } from '../../../store/use-game.ts'
import { useCompany } from '../../../table/company.ts'
import { Cover } from '../../../table/cover.tsx'
import { useFirstGame } from '../../../table/first-game.ts'
import { Motion } from '../../../table/play/motion.tsx'
import { LiveStory, StoryLog } from '../../../table/story-log.tsx'
import { Asking, Far, Near, TableContexts, useCalm } from '../../../table/table-contexts.tsx'
import { TableTicker } from '../../../table/table-ticker.tsx'
import { ToolsRow } from '../../../table/tools-row.tsx'
import { useCover } from '../../../table/use-cover.ts'
import { useKept } from '../../../table/use-kept.ts'
import { useLatest } from '../../../table/use-latest.ts'
import { useLayout } from '../../../table/use-layout.ts'
import type { TableProps } from '../../game-face.ts'
import { ActionBar } from './ask/action-bar.tsx'
import { BossOpener } from './bars/boss-opener.tsx'
import { Decks } from './bars/decks.tsx'
import { OwnBar } from './bars/own-bar.tsx'
import { StepRow } from './bars/step-row.tsx'
import { Team } from './bars/team.tsx'
import { TurnNow, TurnRow } from './bars/turn-row.tsx'
import { Dashboard } from './dash/dashboard.tsx'
import { GameEnd } from './game-end.tsx'
import { PlanTeller } from './plan-teller.tsx'
import { pointAt } from './play/point-at.ts'
import { NarrowStreet } from './staged-street.tsx'
import { WideStreet } from './street.tsx'
import { SHEETS, type TableSheet, TableSheets } from './table-sheets.tsx'
import { shared, useCalmTable } from './table-state.ts'
import { useHands } from './use-hands.ts'
import { useTableState } from './use-table-state.ts'

// None of these shows the figure in the hand.
const CalmStepRow = memo(StepRow)
const CalmTools = memo(ToolsRow<TableSheet>)
const CalmTurnRow = memo(TurnRow)
const CalmTurnNow = memo(TurnNow)
const CalmOwnBar = memo(OwnBar)
const CalmTicker = memo(TableTicker)
const CalmTeam = memo(Team)
const CalmDecks = memo(Decks)
const CalmStreet = memo(WideStreet)
const CalmDashboard = memo(function DashboardInFront() {
  const { looked } = useCalmTable()
  return <Dashboard key={looked} seat={looked} />
})
const CalmLog = memo(StoryLog)
const CalmLive = memo(LiveStory)

/** What is far from the hand is drawn later, and moves then. */
function FarMotion({ root }: { readonly root: RefObject<HTMLDivElement | null> }) {
  const { shown } = useCalmTable()
  return <Motion root={root} shown={shown} within=".table-team" />
}

// Shows the figure in the hand, and stays while nothing else changes for it.
const CalmBar = memo(ActionBar)

// Most games are played without.
const CoachPanel = lazyPart(async () => (await import('./coach/coach-panel.tsx')).CoachPanel)

const STORY = {
  pointAt: (event: object) => pointAt(event as Event),
  isSpared: (event: object) => {
    const { type, health } = event as { readonly type: string; readonly health?: number }
    return type === 'suffered' && health === 0
  },
}

const TABS = ['street', 'dashboard', 'team', 'log'] as const
type Tab = (typeof TABS)[number] | 'coach'

const TABS_SHOWN = new WeakMap<GameView<GearUp>, Tab>()

/** The table of Gear Up. Wide screens and tablets show all of it at once, narrow ones one part and the question. */
export function GearUpTable({ store, sideless = false, alone = false, over, lit }: TableProps<GearUp>) {
  const { say, name } = useWords()
  const snapshot = useSnapshot(store)
  const root = useRef<HTMLDivElement>(null)
  const layout = useLayout(root, sideless)
  const isFirst = useFirstGame()
  // A lesson says itself how a shape is to be held.
  const shown = layout === 'narrow' ? 'laid' : 'shown'
  const handing = alone ? 'printed' : isFirst ? shown : 'fitting'
  const table = useTableState(store, snapshot, layout === 'narrow', lit, handing)
  const calm = useCalm(shared(table))
  const undo = useLatest(table.undo)
  const near = { table: shared(table), calm }
  const { board, narrow, busy, drawing } = table
  const [tab, setTab] = useKept<GameView<GearUp>, Tab>(TABS_SHOWN, store, 'street')
  // At an online table every person has a device of their own.
  const isPassed = useCompany() === undefined && !sideless && !alone
  const cover = useCover(shared(table), isPassed)
  const [sheet, setSheet] = useState<TableSheet>()
  useHands(root, table, cover.lies, setSheet)
  // What lies under the cover is not there, for eyes, keys and ears alike.
  const inert = cover.lies
  // What is only looked at lies under another title.
  const Title = sideless ? 'h2' : 'h1'
  const isOver = snapshot.outcome !== undefined && !busy
  const isHelped = snapshot.help.length > 0 && snapshot.outcome === undefined
  // The list of the best answers has a part of its own where there is room for one part only.
  const tabs: readonly Tab[] = isHelped ? [...TABS, 'coach'] : TABS
  const shownTab = tabs.includes(tab) ? tab : 'street'
  // Elsewhere than in the street the question still says who is asked what.
  const isSplit = narrow && shownTab === 'street' && drawing?.now.mode === 'split'
  // Beside a small team there is room for the coach's answers, too; else it takes turns with the log.
  const coachBeside = layout === 'wide' && board.seats.length <= 2
  // Beside a small team there is room for the decks, whether the coach is open or not; else they lie with the log.
  const hasRoom = layout === 'wide' && board.seats.length <= 3
  const under = isHelped && !coachBeside && tab !== 'log' ? 'coach' : 'log'
  const coach = isHelped && (
    <div className="pane side-coach" data-pane="coach">
      <Far>
        <Part name="coach" of={snapshot.seq}>
          <Suspense fallback={null}>
            <CoachPanel onShow={() => narrow && setTab('street')} isSeen={!narrow || shownTab === 'coach'} />
          </Suspense>
        </Part>
      </Far>
    </div>
  )
  const decks = (
    <Part name="decks">
      <CalmDecks folded={isHelped && coachBeside && board.seats.length > 1} />
    </Part>
  )

  return (
    <TableContexts calm={calm} undoable={snapshot.undoable} safety={snapshot.safety}>
      <div
        ref={root}
        className="game-table gear-up-table"
        data-game="gear-up"
        data-table="gear-up"
        data-seq={snapshot.seq}
        data-busy={busy ? '' : undefined}
        data-tab={shownTab}
        data-under={under}
        data-layout={layout}
        data-narrow={narrow ? '' : undefined}
        data-split={isSplit ? '' : undefined}
        data-cutting={isSplit && !drawing.isLaid ? '' : undefined}
        data-sideless={sideless ? '' : undefined}
      >
        <header className="table-head" inert={inert}>
          <Title data-figure="clock">{say('table.title', { round: board.round, turn: board.turn })}</Title>
          <Far>
            <Part name="turns">
              {narrow ? <CalmTurnNow /> : <CalmTurnRow />}
              {narrow ? <BossOpener size={34} className="boss-small" brief /> : <CalmStepRow />}
            </Part>
            {!sideless && (
              <Part name="tools">
                <CalmTools sheets={SHEETS} onShow={setSheet} onUndo={undo} lifts={drawing?.isLaid === true} />
              </Part>
            )}
          </Far>
          {sideless && isOver && (
            <p className="outcome" role="status">
              {name('outcome', snapshot.outcome ?? '')}
            </p>
          )}
        </header>
        {snapshot.overtaken && (
          <p className="overtaken" role="alert">
            {say('table.overtaken')}
          </p>
        )}
        {narrow && !sideless && (
          <div inert={inert}>
            <Near {...near}>
              <Part name="team">
                <CalmOwnBar hasOdds={snapshot.help.includes('odds') && shownTab !== 'coach'} />
              </Part>
              {/* Where people sit around one device they see what the others do. */}
              {board.seats.some((_, seat) => !store.isOwn(seat)) && <CalmTicker />}
            </Near>
          </div>
        )}
        {cover.lies && (
          <Near {...near}>
            <Cover onLift={cover.lift} />
          </Near>
        )}
        <div className="table-team pane" data-pane="team" inert={inert}>
          <Far>
            {narrow && (
              <Part name="turns">
                <CalmTurnRow />
              </Part>
            )}
            <Part name="team">
              <CalmTeam />
            </Part>
            {coachBeside && coach}
            {hasRoom && decks}
          </Far>
        </div>
        <div className="table-street pane" data-pane="street" inert={inert}>
          <Near {...near}>{narrow ? <NarrowStreet /> : <CalmStreet />}</Near>
        </div>
        <div className="table-dashboard pane" data-pane="dashboard" inert={inert}>
          <Far>
            <Part name="weapons">
              <CalmDashboard />
            </Part>
          </Far>
        </div>
        {(narrow || !sideless) && (
          <div className="table-side" inert={inert}>
            {!sideless && (
              <Asking {...near} root={root}>
                <CalmBar over={isOver ? over : undefined} isFirst={isFirst && !alone} />
              </Asking>
            )}
            {isHelped && !narrow && !coachBeside && (
              <fieldset className="segments side-switch" aria-label={say('table.under')}>
                {(['coach', 'log'] as const).map((each) => (
                  <button key={each} type="button" aria-pressed={under === each} onClick={() => setTab(each)}>
                    {say(`table.tab.${each}`)}
                  </button>
                ))}
              </fieldset>
            )}
            {!coachBeside && (!narrow || tabs.includes('coach')) && coach}
            <div className="pane side-log" data-pane="log">
              <Far>
                {!hasRoom && decks}
                <Part name="log">
                  <CalmLog marks={STORY} />
                </Part>
              </Far>
            </div>
          </div>
        )}
        {narrow && (
          <nav className="table-tabs" inert={inert} aria-label={say('table.parts')}>
            {tabs.map((each) => (
              <button
                key={each}
                type="button"
                aria-current={shownTab === each ? 'page' : undefined}
                onClick={() => setTab(each)}
              >
                {say(`table.tab.${each}`)}
              </button>
            ))}
          </nav>
        )}
        <Far>
          <QuietPart>
            <CalmLive />
          </QuietPart>
          <TableSheets sheet={sheet} onClose={() => setSheet(undefined)} />
        </Far>
        <Near {...near}>
          <QuietPart>
            <PlanTeller />
          </QuietPart>
        </Near>
        {over !== undefined && (
          <Near {...near}>
            <QuietPart>
              <GameEnd />
            </QuietPart>
          </Near>
        )}
        <QuietPart>
          <Motion root={root} shown={table.shown} within=".table-street" all />
          <Far>
            <FarMotion root={root} />
          </Far>
        </QuietPart>
      </div>
    </TableContexts>
  )
}
