import type { Game, Json } from '@graveshift/kernel'
import { type ReactNode, useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { Catch } from '../../rescue/catch.tsx'
import { type Company, useCompany } from '../../table/company.ts'
import { tellSeat } from '../../table/tell-seat.ts'
import { useTellPlan } from '../../table/use-tell-plan.ts'
import { useZones } from '../table/zone-table-state.ts'
import { type Deciding, DecidingContext, useDeciding } from './deciding.ts'
import { panelFor } from './index.ts'

/** Questions to one seat whose answer everybody has to live with. */
const OF_ALL: readonly string[] = ['wound', 'split', 'dark', 'order', 'assign']

type Choice = Game['choice']

/** What somebody else is asked that concerns whoever looks as well. */
export function questionOfAll(
  open: readonly Choice[],
  own: Choice | undefined,
  company: Pick<Company, 'isWatching' | 'isSealed'> | undefined,
): Choice | undefined {
  if (!company || company.isWatching || company.isSealed || own) return undefined
  return open.find(({ kind, seat }) => OF_ALL.includes(kind) && seat !== 'team')
}

/** What somebody else decides for all: a press says what one would do, and shows it there with one's face. */
export function OthersQuestion() {
  const { session, choice, busy, face } = useZones()
  const company = useCompany()
  const asked = busy ? undefined : questionOfAll(session.choices(), choice, company)
  if (!asked || session.outcome !== undefined) return null
  const Panel = panelFor(asked.kind, face.panels)
  return (
    Panel && (
      <Catch of={asked.id} otherwise={() => null}>
        <Leaning key={asked.id} choice={asked}>
          <Panel choice={asked} />
        </Leaning>
      </Catch>
    )
  )
}

interface Props {
  readonly choice: Choice
  readonly children: ReactNode
}

/** Around a panel: what is pressed in it is not answered, but told. */
function Leaning({ choice, children }: Props) {
  const deciding = useDeciding()
  const { say, tell } = useWords()
  const company = useCompany()
  const [pick, setPick] = useState<Json>()
  const { table } = deciding
  const { session, store } = table
  useTellPlan(store.home, choice.id, pick)
  const leaning = useMemo((): Deciding => {
    const lean = (meant: Game['pick']) => setPick(session.shown(choice, meant))
    return {
      ...deciding,
      table: { ...table, acting: seatOf(choice), choice, guarded: undefined, submit: lean },
      confirm: lean,
      leaning: pick === undefined ? undefined : { choice: choice.id, pick },
    }
  }, [deciding, table, session, choice, pick])
  const seat = seatOf(choice)
  return (
    <section className="others-question" aria-label={say('zone.leaning.title')} data-leaning={choice.kind}>
      <p className="fine" role="status">
        {say('zone.leaning.about', { name: company?.holders[seat]?.name ?? tell(tellSeat(session, seat)) })}
      </p>
      <DecidingContext value={leaning}>{children}</DecidingContext>
    </section>
  )
}

const seatOf = ({ seat }: Choice): number => (seat === 'team' ? 0 : seat)
