import './styles/index.css'
import { Suspense, useMemo, useRef, useState } from 'react'
import type { TableProps } from '../../games/game-face.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { lazyPart } from '../../rescue/lazy-part.tsx'
import { Part, QuietPart } from '../../rescue/part.tsx'
import type { GameView } from '../../store/game-view.ts'
import { useSnapshot } from '../../store/use-game.ts'
import { armed } from '../../table/armed.ts'
import { useCompany } from '../../table/company.ts'
import { Cover } from '../../table/cover.tsx'
import { Motion } from '../../table/play/motion.tsx'
import { LiveStory, StoryLog, type StoryMarks } from '../../table/story-log.tsx'
import { Far, Near, TableContexts, useCalm } from '../../table/table-contexts.tsx'
import { useCover } from '../../table/use-cover.ts'
import { useKept } from '../../table/use-kept.ts'
import { useKeptFocus } from '../../table/use-kept-focus.ts'
import { useLatest } from '../../table/use-latest.ts'
import { DiceTray } from '../attack/dice-tray.tsx'
import { DecidingHere } from '../decide/deciding-here.tsx'
import { PhaseAside } from '../phase/phase-aside.tsx'
import { PhaseSounds } from '../phase/phase-sounds.tsx'
import { WhyLegend } from '../phase/why-legend.tsx'
import { ZoneEnd } from '../phase/zone-end.tsx'
import { pointAt } from '../words/point-at.ts'
import { isSaidBy } from '../words/said-by.ts'
import { ComesNext } from './comes-next.tsx'
import { GoalsPanel } from './goals-panel.tsx'
import { LookingAt } from './looking.tsx'
import { SurvivorCard } from './survivor-card.tsx'
import { TeamRail } from './team-rail.tsx'
import { useRoomBeside } from './use-room-beside.ts'
import { useZoneKeys } from './use-zone-keys.ts'
import { useZoneLayout } from './use-zone-layout.ts'
import { useZoneTable } from './use-zone-table.ts'
import type { ZoneFace, ZoneGame } from './zone-face.ts'
import { ZoneHead } from './zone-head.tsx'
import { ZoneMiddle } from './zone-middle.tsx'
import { ZoneQuestion } from './zone-question.tsx'
import { type ZoneSheet, ZoneSheets } from './zone-sheets.tsx'
import { shared, ZonesContext } from './zone-table-state.ts'
import { ZoneUnder } from './zone-under.tsx'

// Most games are played without.
const ZoneCoach = lazyPart(async () => (await import('./zone-coach.tsx')).ZoneCoach)

const TABS = ['board', 'cards', 'team', 'log'] as const
type Tab = (typeof TABS)[number]

const TABS_SHOWN = new WeakMap<GameView<ZoneGame>, Tab>()

interface Props extends TableProps<ZoneGame> {
  readonly face: ZoneFace
}

/** The table that games on zones share. Wide screens show all of it at once, phones the board, a sheet and tabs. */
export function ZoneTable({ face, store, sideless = false, alone = false, over, lit }: Props) {
  useWordSet('zones')
  const { say } = useWords()
  const snapshot = useSnapshot(store)
  const root = useRef<HTMLDivElement>(null)
  const layout = useZoneLayout(root, sideless)
  const narrow = layout === 'narrow' || layout === 'lying'
  const table = useZoneTable(face, store, snapshot, narrow, sideless, lit)
  const calm = useCalm(shared(table))
  const near = { table: shared(table), calm }
  const undo = useLatest(table.undo)
  const [tab, setTab] = useKept<GameView<ZoneGame>, Tab>(TABS_SHOWN, store, 'board')
  // At an online table every person has a device of their own.
  const isPassed = useCompany() === undefined && !sideless && !alone
  const cover = useCover(shared(table), isPassed)
  const [sheet, setSheet] = useState<ZoneSheet>()
  const [isUnfolded, setUnfolded] = useState(false)
  const inert = cover.lies
  useKeptFocus(root)
  useZoneKeys(root, { table, isOff: inert || sideless, onShow: setSheet, onUndo: undo })
  const { kit } = table
  const story = useMemo(
    (): StoryMarks => ({ pointAt: (event) => pointAt(kit, event), isSpared: () => false, isSaidBy }),
    [kit],
  )
  const isRoomy =
    useRoomBeside(root, table.scene.layout) && layout === 'wide' && !sideless && face.Beside !== undefined
  const beside = face.Beside && (
    <div className="zone-beside pane" data-pane="team" inert={inert}>
      <Part name="table">
        <face.Beside isRoomy={isRoomy} />
      </Part>
    </div>
  )
  const isOver = snapshot.outcome !== undefined && !table.busy
  const isCoached = snapshot.help.length > 0 && snapshot.outcome === undefined

  return (
    <TableContexts calm={calm} undoable={snapshot.undoable} safety={snapshot.safety}>
      <Near {...near}>
        <ZonesContext value={table}>
          <LookingAt>
            <DecidingHere>
              <div
                ref={root}
                className="game-table zone-table"
                data-game={face.id}
                data-table={face.id}
                data-seq={snapshot.seq}
                data-busy={table.busy ? '' : undefined}
                data-layout={layout}
                data-narrow={narrow ? '' : undefined}
                data-sideless={sideless ? '' : undefined}
                data-listed={table.isListed ? '' : undefined}
                data-tab={tab}
                data-unfolded={isUnfolded ? '' : undefined}
                data-roomy={isRoomy ? '' : undefined}
              >
                <div className="zone-over" inert={inert}>
                  <ZoneHead
                    sideless={sideless}
                    onUndo={undo}
                    onShow={setSheet}
                    onGoals={layout === 'narrow' && !sideless ? () => setTab('team') : undefined}
                  />
                </div>
                {snapshot.overtaken && (
                  <p className="overtaken" role="alert">
                    {say('table.overtaken')}
                  </p>
                )}
                {cover.lies && <Cover onLift={cover.lift} />}
                <div className="zone-left" inert={inert}>
                  {layout === 'tablet' && (
                    <button
                      type="button"
                      className="button zone-fold"
                      aria-expanded={isUnfolded}
                      onClick={() => setUnfolded(!isUnfolded)}
                    >
                      {say('zone.goals')}
                    </button>
                  )}
                  <div className="zone-goals pane" data-pane="team">
                    <Part name="turns">
                      <GoalsPanel />
                    </Part>
                  </div>
                  {!isRoomy && beside}
                  <div className="zone-team pane" data-pane="people">
                    <Part name="team">
                      <TeamRail />
                    </Part>
                  </div>
                  <div className="zone-next pane" data-pane="team">
                    <Part name="decks">{table.phase.at === undefined ? <ComesNext /> : <WhyLegend />}</Part>
                  </div>
                </div>
                {isRoomy && beside}
                <div
                  className="zone-middle pane"
                  data-pane="board"
                  inert={inert}
                  {...armed(table.guarded !== undefined || table.asked !== undefined)}
                >
                  <h2 className="unseen">{say('zone.tab.board')}</h2>
                  <Part name="table" of={snapshot.seq}>
                    <ZoneMiddle />
                  </Part>
                  {!sideless && (
                    <QuietPart>
                      <DiceTray />
                    </QuietPart>
                  )}
                </div>
                <div className="zone-right" inert={inert}>
                  <div className="zone-hero pane" data-pane="cards">
                    <Part name="weapons">
                      <SurvivorCard />
                    </Part>
                  </div>
                  <div className="zone-phase pane" data-pane="ask">
                    <QuietPart>
                      <PhaseAside />
                      {face.Aside && <face.Aside />}
                    </QuietPart>
                  </div>
                  {!sideless && (
                    <div className="zone-ask pane" data-pane="ask">
                      <ZoneQuestion over={isOver ? over : undefined} />
                    </div>
                  )}
                  {isCoached && !sideless && (
                    <div className="zone-coach pane" data-pane="log">
                      <Far>
                        <Part name="coach" of={snapshot.seq}>
                          <Suspense fallback={null}>
                            <ZoneCoach />
                          </Suspense>
                        </Part>
                      </Far>
                    </div>
                  )}
                  {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
                  <div className="zone-looked pane" data-pane="board" tabIndex={0}>
                    <ZoneUnder />
                  </div>
                  {!sideless && (
                    <div className="zone-log pane" data-pane="log">
                      <Far>
                        <Part name="log">
                          <StoryLog marks={story} />
                        </Part>
                      </Far>
                    </div>
                  )}
                </div>
                {narrow && !sideless && (
                  <nav className="table-tabs" inert={inert} aria-label={say('table.parts')}>
                    {TABS.map((each) => (
                      <button
                        key={each}
                        type="button"
                        aria-current={tab === each ? 'page' : undefined}
                        onClick={() => setTab(each)}
                      >
                        {say(`zone.tab.${each}`)}
                      </button>
                    ))}
                  </nav>
                )}
                <QuietPart>
                  <Motion root={root} shown={table.shown} within=".zone-left" all />
                  <PhaseSounds />
                </QuietPart>
                <Far>
                  <QuietPart>
                    <LiveStory marks={story} />
                    {over !== undefined && <ZoneEnd />}
                  </QuietPart>
                  <ZoneSheets sheet={sheet} onClose={() => setSheet(undefined)} />
                </Far>
              </div>
            </DecidingHere>
          </LookingAt>
        </ZonesContext>
      </Near>
    </TableContexts>
  )
}
