import { canonical, type Game, type Json } from '@graveshift/kernel'
import { useWords } from '../../i18n/use-words.ts'
import { useCompany } from '../../table/company.ts'
import { useDeciding } from './deciding.ts'

/** Seats that are for an answer: whose proposal it is, who agreed to it, and who said so while somebody else decides. */
export function useLeaning(choice: Game['choice'], isMeant: (pick: Json) => boolean): readonly number[] {
  const { table, leaning } = useDeciding()
  const company = useCompany()
  if (!company) return []
  const { offered, plans } = company
  const seats = [
    ...(offered?.choice === choice.id && isMeant(offered.pick) ? offered.seats : []),
    ...plans.flatMap((plan) => (plan.choice === choice.id && isMeant(plan.pick) ? [plan.seat] : [])),
    ...(leaning?.choice === choice.id && isMeant(leaning.pick) ? [table.store.home ?? 0] : []),
  ]
  return [...new Set(seats)].sort((one, other) => one - other)
}

/** The same for an answer as it is written. */
export const useLeaningTo = (choice: Game['choice'], written: Json): readonly number[] => {
  const key = canonical(written)
  return useLeaning(choice, (pick) => canonical(pick) === key)
}

/** Who is for an answer, as small faces: of each seat whoever comes first in it. */
export function Leanings({ seats }: { readonly seats: readonly number[] }) {
  const { board, skin } = useDeciding()
  const { say } = useWords()
  const company = useCompany()
  if (seats.length === 0) return null
  const names = seats.map((seat) => company?.holders[seat]?.name ?? say('table.seat', { seat: seat + 1 }))
  const told = say('zone.leaning', { names: names.join(', ') })
  return (
    <span className="leanings" title={told}>
      <span className="unseen">{told}</span>
      {seats.map((seat) => {
        const who = board.people.find((person) => person.seat === seat)
        return who ? <skin.Person key={seat} survivor={who.id} size={24} /> : null
      })}
    </span>
  )
}
