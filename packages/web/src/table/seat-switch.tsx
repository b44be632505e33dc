import { nameOfRules } from '@graveshift/games'
import { faceOf, gameOf } from '../games/registry.ts'
import { useWords } from '../i18n/use-words.ts'
import { useAnyTable } from './table-state.ts'
import { tellSeat } from './tell-seat.ts'

/** While several may act: who of them does. */
export function SeatSwitch() {
  const { session, open, acting, act, choice } = useAnyTable()
  const { say, tell } = useWords()
  const seats = open.flatMap(({ seat }) => (seat === 'team' ? [] : [seat]))
  if (!choice || seats.length < 2) return null
  const { Head } = faceOf(nameOfRules(session.module))
  const { labelOf } = gameOf(nameOfRules(session.module))
  const { survivors } = labelOf(session.options)
  return (
    <fieldset className="seat-switch" aria-label={say('table.who-acts')}>
      {seats
        .toSorted((a, b) => a - b)
        .map((seat) => (
          <button
            key={seat}
            type="button"
            aria-pressed={seat === acting}
            aria-label={say('table.act-as', { survivor: tell(tellSeat(session, seat)) })}
            onClick={() => act(seat)}
          >
            <Head survivor={survivors[seat] ?? ''} size={36} />
          </button>
        ))}
    </fieldset>
  )
}
