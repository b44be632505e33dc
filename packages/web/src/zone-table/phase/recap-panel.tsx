import './phase.css'
import './recap.css'
import type { ZonesBoard } from '@graveshift/zones'
import { useWords } from '../../i18n/use-words.ts'
import { Key } from '../../table/key.tsx'
import { Button } from '../../ui/button.tsx'
import { ZombieFigure } from '../decide/deciding-here.tsx'
import { Hearts } from '../table/hearts.tsx'
import { mostHealth } from '../table/people-told.ts'
import { Sign } from '../table/sign.tsx'
import { useZones } from '../table/zone-table-state.ts'
import type { Recap, Struck } from './recap.ts'
import { blowsInWords, waitInWords } from './recap-told.ts'
import { usePhaseTeller } from './use-phase.ts'

/** Who struck, as it stands on the board. */
function Striker({ kind }: { readonly kind: number | undefined }) {
  const { kit } = useZones()
  const id = kind === undefined ? undefined : kit.kinds[kind]?.id
  return id === undefined ? <Sign name="skull" size={22} /> : <ZombieFigure kind={id} size={28} />
}

function StruckCard({ struck }: { readonly struck: Struck }) {
  const { face, kit, board } = useZones()
  const teller = usePhaseTeller()
  const { say, name, tell } = useWords()
  const { person, before, lost, hasFallen, blows } = struck
  const who = board.people[person]
  if (!who) return null
  const { Head } = face
  return (
    <li className="struck">
      <Head survivor={who.id} size={40} />
      <div>
        <h3>
          {name('survivor', who.id, 'name')}
          <Hearts health={Math.max(0, before - lost)} most={mostHealth(kit, board, person)} size={16} />
        </h3>
        <p>
          {say('zone.phase.recap.before', { hearts: before })}
          {hasFallen && <strong> · {tell({ word: 'word.out' })}</strong>}
        </p>
      </div>
      <ul>
        {blowsInWords(teller, person, blows).map(({ kind, text, came, wounds }) => (
          <li key={text}>
            <Striker kind={kind} />
            <span>
              {text}
              {came !== '' && <small>{came}</small>}
            </span>
            <b>{wounds === 0 ? say('zone.phase.recap.spared') : `−${wounds}`}</b>
          </li>
        ))}
      </ul>
    </li>
  )
}

function Waiting({ waits }: Pick<Recap, 'waits'>) {
  const teller = usePhaseTeller()
  const { say } = useWords()
  const most = waits.reduce((sum, each) => sum + each.most, 0)
  return (
    <section className="recap-waits" data-bad={most > 0 ? '' : undefined}>
      <h3>
        {say('zone.phase.recap.waits')}
        {most > 0 && (
          <span className="bad">
            <Sign name="skull" size={16} /> {most}
          </span>
        )}
      </h3>
      {waits.length === 0 ? (
        <p>{say('zone.phase.recap.calm')}</p>
      ) : (
        waits.map((each) => <p key={each.zone}>{waitInWords(teller, each)}</p>)
      )}
    </section>
  )
}

interface Props {
  readonly recap: Recap
  readonly board: ZonesBoard
  readonly onDone: () => void
}

/** What hit us: who lost hearts to whom, how those got there, and what waits. */
export function RecapPanel({ recap, board, onDone }: Props) {
  const { say } = useWords()
  const { lost, struck, waits } = recap
  return (
    <section className="zone-panel recap-panel" aria-label={say('zone.phase.recap.title')} data-recap>
      <h2>
        {say('zone.phase.recap.title')}
        {lost > 0 && <span className="bad">{say('zone.phase.recap.lost', { lost })}</span>}
      </h2>
      {struck.length === 0 ? (
        <p>{say('zone.phase.recap.none')}</p>
      ) : (
        <ul className="recap-struck">
          {struck.map((each) => (
            <StruckCard key={each.person} struck={each} />
          ))}
        </ul>
      )}
      <Waiting waits={waits} />
      <Button kind="primary" onClick={onDone} aria-keyshortcuts="H">
        {say('zone.phase.recap.go-on', { round: board.round })} <Key name="H" />
      </Button>
    </section>
  )
}
