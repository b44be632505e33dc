import { hrefOf } from '../../app/routes.ts'
import { Logo } from '../../art/logo.tsx'
import { isCoached } from '../../coach/is-coached.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Part } from '../../rescue/part.tsx'
import { lastDecision } from '../../store/last-decision.ts'
import { useGame } from '../../store/use-game.ts'
import { useCompany } from '../../table/company.ts'
import { Key } from '../../table/key.tsx'
import { ToolsRow } from '../../table/tools-row.tsx'
import { Button } from '../../ui/button.tsx'
import { GoalChips } from './goal-chips.tsx'
import { LensRow } from './lens-row.tsx'
import { PhaseRow } from './phase-row.tsx'
import { ZONE_SHEETS, type ZoneSheet } from './zone-sheets.tsx'
import { useZones } from './zone-table-state.ts'

interface Props {
  readonly sideless: boolean
  readonly onUndo: () => void
  readonly onShow: (sheet: ZoneSheet) => void
  /** Lays the goals open, where they are out of sight. */
  readonly onGoals?: (() => void) | undefined
}

/** What would be taken back, in the words of the log; what has to be asked for is told where it is asked. */
function useUndoes(): string | undefined {
  const { store, session } = useZones()
  const { tell } = useWords()
  const company = useCompany()
  const bots = useGame(store, (now) => now.bots)
  const last = lastDecision(session.log(), bots)
  if (!last || company?.asksUndo) return undefined
  const told = store.told(last.seq).filter(({ seq }) => seq === last.seq)
  // What came of an action says more than its name.
  const first = last.events.findIndex(({ type }) => type !== 'acted')
  const said = told[Math.max(0, first)]
  return said && tell(said.telling).replace(/\.$/, '')
}

/** Over the board: the round and its steps, what can be shown, what can be taken back, and all that is seldom wanted. */
export function ZoneHead({ sideless, onUndo, onShow, onGoals }: Props) {
  const { board, store, session } = useZones()
  const { say, name } = useWords()
  const help = useGame(store, (now) => now.help)
  const undoes = useUndoes()
  const Title = sideless ? 'h2' : 'h1'
  const isOn = help.includes('coach')
  const mayCoach = store.isHelpAllowed && isCoached(session.rules.judgement)
  return (
    <header className="zone-head">
      {!sideless && (
        <a className="zone-home" href={hrefOf({ screen: 'landing' })} aria-label={say('shell.home')}>
          <Logo />
          <span>{say('shell.name')}</span>
        </a>
      )}
      <Title data-figure="clock">
        {board.round === 0 ? say('table.before') : say('zone.round', { round: board.round })}
      </Title>
      <PhaseRow />
      {sideless && session.outcome !== undefined && (
        <p className="outcome" role="status">
          {name('outcome', session.outcome)}
        </p>
      )}
      {onGoals && <GoalChips onOpen={onGoals} />}
      <LensRow />
      {!sideless && (
        <Part name="tools">
          {mayCoach && (
            <Button
              className="coach-button"
              aria-pressed={isOn}
              aria-keyshortcuts="C"
              onClick={() => store.setHelp('coach', !isOn)}
            >
              {say('help.coach')} <Key name="C" />
            </Button>
          )}
          <ToolsRow
            sheets={ZONE_SHEETS}
            onShow={onShow}
            onUndo={onUndo}
            lifts={false}
            undoes={undoes}
            housed
          />
        </Part>
      )}
    </header>
  )
}
