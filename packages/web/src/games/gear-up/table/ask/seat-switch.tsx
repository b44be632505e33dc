import { useWords } from '../../../../i18n/use-words.ts'
import { SurvivorFace } from '../../art/survivor-face.tsx'
import { useCalmTable } from '../table-state.ts'
import { tellSurvivor } from '../tell-pick.ts'

/** While several may act: who of them does. */
export function SeatSwitch() {
  const { board, open, acting, act, choice } = useCalmTable()
  const { say, tell } = useWords()
  const seats = open.flatMap(({ seat }) => (seat === 'team' ? [] : [seat]))
  if (!choice || seats.length < 2) return null
  return (
    <fieldset className="seat-switch" aria-label={say('table.who-acts')}>
      {seats
        .toSorted((a, b) => a - b)
        .map((seat) => (
          <button
            key={seat}
            type="button"
            aria-pressed={seat === acting}
            aria-label={say('table.act-as', { survivor: tell(tellSurvivor(board, seat)) })}
            onClick={() => act(seat)}
          >
            <SurvivorFace survivor={board.seats[seat]?.survivor ?? ''} size={36} />
          </button>
        ))}
    </fieldset>
  )
}
