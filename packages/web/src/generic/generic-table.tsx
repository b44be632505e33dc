import './styles/index.css'
import { ownerOf } from '@graveshift/games'
import type { Game } from '@graveshift/kernel'
import { type ReactNode, Suspense, useMemo, useRef } from 'react'
import { timeAs } from '../after/clock.ts'
import type { TableProps } from '../games/game-face.ts'
import { useWords } from '../i18n/use-words.ts'
import { lazyPart } from '../rescue/lazy-part.tsx'
import { Part, QuietPart } from '../rescue/part.tsx'
import type { GameView } from '../store/game-view.ts'
import { useSnapshot } from '../store/use-game.ts'
import { useCompany } from '../table/company.ts'
import { Cover } from '../table/cover.tsx'
import { LiveStory, StoryLog, type StoryMarks } from '../table/story-log.tsx'
import { Asking, Far, Near, TableContexts, useCalm } from '../table/table-contexts.tsx'
import { ToolsRow } from '../table/tools-row.tsx'
import { useCover } from '../table/use-cover.ts'
import { useKept } from '../table/use-kept.ts'
import { useLatest } from '../table/use-latest.ts'
import { useLayout } from '../table/use-layout.ts'
import { overviewOf } from './overview-of.ts'
import { OverviewPanel } from './overview-panel.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { useGenericTable } from './use-generic-table.ts'
import { useUndoKeys } from './use-undo-keys.ts'

// Most games are played without.
const GenericCoach = lazyPart(async () => (await import('./coach-panel.tsx')).GenericCoach)

/** Lines point at nothing: there is nothing to point at. */
const MARKS: StoryMarks = { pointAt: () => undefined, isSpared: () => false }

const TABS = ['question', 'overview', 'log'] as const
type Tab = (typeof TABS)[number] | 'coach'

const TABS_SHOWN = new WeakMap<GameView, Tab>()

/** What a game draws itself at a table that is otherwise any game's. */
export interface Drawn {
  readonly className: string
  /** In the place of the title. */
  readonly head: ReactNode
  readonly overview: ReactNode
  /** Beside the log. */
  readonly beside: ReactNode
  /** Under the question. */
  readonly under: ReactNode
  readonly question: (choice: Game['choice']) => ReactNode
}

interface Props extends TableProps<Game> {
  readonly drawn?: Drawn
}

/** The table of a game that has none of its own: what lies there in words, the question with its answers, the log. */
export function GenericTable({ store, sideless = false, alone = false, over, drawn }: Props) {
  const { say, tell, name } = useWords()
  const snapshot = useSnapshot(store)
  const root = useRef<HTMLDivElement>(null)
  const layout = useLayout(root, sideless)
  const narrow = layout === 'narrow'
  const table = useGenericTable(store, snapshot, narrow)
  const calm = useCalm(table)
  const near = { table, calm }
  const undo = useLatest(table.undo)
  const [tab, setTab] = useKept<GameView, Tab>(TABS_SHOWN, store, 'question')
  // At an online table every person has a device of their own.
  const isPassed = useCompany() === undefined && !sideless && !alone
  const cover = useCover(table, isPassed)
  useUndoKeys(undo, sideless || cover.lies)
  const { module, options } = store.session
  const { board } = store
  const overview = useMemo(
    () => overviewOf(module, options, board, snapshot.view.board),
    [module, options, board, snapshot.view.board],
  )
  const { at } = module.progress(board)
  const Title = sideless ? 'h2' : 'h1'
  const isOver = snapshot.outcome !== undefined
  const isHelped = snapshot.help.length > 0 && !isOver
  // The list of the best answers has a part of its own where there is room for one part only.
  const isCoached = isHelped && snapshot.help.includes('coach')
  const tabs: readonly Tab[] = sideless ? ['overview'] : isCoached ? [...TABS, 'coach'] : TABS
  const shownTab = tabs.includes(tab) ? tab : 'overview'

  return (
    <TableContexts calm={calm} undoable={snapshot.undoable} safety={snapshot.safety}>
      <Near {...near}>
        <div
          ref={root}
          className={`game-table generic-table ${drawn?.className ?? ''}`.trim()}
          data-game={ownerOf(module.id)}
          data-table={module.id}
          data-seq={snapshot.seq}
          data-layout={layout}
          data-narrow={narrow ? '' : undefined}
          data-sideless={sideless ? '' : undefined}
          data-tab={shownTab}
          data-helped={isHelped ? '' : undefined}
        >
          <header className="table-head" inert={cover.lies}>
            {drawn?.head ?? (
              <div className="table-title">
                <Title data-figure="clock">
                  {at === 0 ? say('table.before') : tell(timeAs(module.tellTime(at), 'title'))}
                </Title>
                <p className="fine">{tell(module.label(options))}</p>
              </div>
            )}
            {!sideless && (
              <Part name="tools">
                <ToolsRow sheets={[]} onShow={() => undefined} onUndo={undo} lifts={false} />
              </Part>
            )}
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
          {cover.lies && <Cover onLift={cover.lift} />}
          {narrow && tabs.length > 1 && (
            <nav className="table-tabs" inert={cover.lies} aria-label={say('table.parts')}>
              {tabs.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-current={shownTab === each ? 'page' : undefined}
                  onClick={() => setTab(each)}
                >
                  {say(`table.part.${each}`)}
                </button>
              ))}
            </nav>
          )}
          <div className="pane table-overview" data-pane="overview" inert={cover.lies}>
            <Part name="table" of={snapshot.seq}>
              {drawn?.overview ?? <OverviewPanel overview={overview} />}
            </Part>
          </div>
          {drawn && (
            <div className="pane table-beside" data-pane="beside" inert={cover.lies}>
              <Part name="team" of={snapshot.seq}>
                {drawn.beside}
              </Part>
            </div>
          )}
          {!sideless && (
            <>
              <div className="pane table-question" data-pane="question" inert={cover.lies}>
                <Asking {...near} root={root}>
                  <QuestionPanel over={isOver ? over : undefined}>{drawn?.question}</QuestionPanel>
                  {drawn?.under}
                </Asking>
              </div>
              {isHelped && (
                <div className="pane table-coach" data-pane="coach" inert={cover.lies}>
                  <Far>
                    <Part name="coach" of={snapshot.seq}>
                      <Suspense fallback={null}>
                        <GenericCoach />
                      </Suspense>
                    </Part>
                  </Far>
                </div>
              )}
              <div className="pane table-log" data-pane="log" inert={cover.lies}>
                <Part name="log">
                  <StoryLog marks={MARKS} />
                </Part>
              </div>
            </>
          )}
          <QuietPart>
            <LiveStory />
          </QuietPart>
        </div>
      </Near>
    </TableContexts>
  )
}
