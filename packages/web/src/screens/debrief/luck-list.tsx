import type { Debrief } from '@graveshift/bots'
import type { Game } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import { timeAs } from '../../after/clock.ts'
import { faceOf, gameOf } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import { tellSeat } from '../../table/tell-seat.ts'

interface Props {
  readonly session: Session<Game>
  readonly luck: Debrief['luck']
}

interface RowProps {
  readonly head: string
  /** In thousandths of the chance to win. */
  readonly team: number
  /** In hundredths of a point of damage. */
  readonly seats: readonly number[]
}

/** What luck gave and took, turn by turn: of the chance to win, and in damage. The last row is the sum of the others. */
export function LuckList({ session, luck }: Props) {
  const { module, options } = session
  const { Head } = faceOf(module.id)
  const { survivors } = gameOf(module.id).labelOf(options)
  const { say, tell, language } = useWords()
  const headOf = (at: number): string => tell(timeAs(module.tellTime(at), 'short'))
  const signs = { signDisplay: 'exceptZero' } as const
  const points = new Intl.NumberFormat(language, { ...signs, maximumFractionDigits: 0 })
  const tenths = new Intl.NumberFormat(language, {
    ...signs,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const cells = ({ head, team, seats }: RowProps) => (
    <>
      <th scope="row">{head}</th>
      <td data-luck={mood(team, 5)}>{points.format(team / 10)}</td>
      {survivors.map((survivor, seat) => (
        <td key={survivor} data-luck={mood(seats[seat] ?? 0, 5)}>
          {tenths.format((seats[seat] ?? 0) / 100)}
        </td>
      ))}
    </>
  )
  return (
    <section aria-labelledby="debrief-luck">
      <h3 id="debrief-luck">{say('debrief.luck')}</h3>
      <p>
        {say('debrief.luck.team', {
          luck: points.format(luck.team / 10),
          decisions: points.format(luck.decisions / 10),
          error: Math.round(luck.error / 10),
        })}
      </p>
      <div className="luck-account">
        <table className="turn-figures">
          <thead>
            <tr>
              <th scope="col">{say('debrief.luck.turn')}</th>
              <th scope="col">{say('debrief.luck.points')}</th>
              {survivors.map((survivor, seat) => (
                <th key={survivor} scope="col">
                  <Head survivor={survivor} size={32} />
                  <span className="unseen">
                    {say('debrief.luck.damage', { survivor: tell(tellSeat(session, seat)) })}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {luck.turns.map(({ at, team, seats }) => (
              <tr key={at}>{cells({ head: headOf(at), team, seats })}</tr>
            ))}
          </tbody>
          <tfoot>
            <tr>{cells({ head: say('debrief.luck.sum'), team: luck.team, seats: luck.seats })}</tr>
          </tfoot>
        </table>
      </div>
      <p className="fine">{say('debrief.luck.about')}</p>
    </section>
  )
}

/** Whether a figure is worth a color; what rounds to nothing is not. */
const mood = (figure: number, least: number): 'good' | 'bad' | undefined =>
  figure >= least ? 'good' : figure <= -least ? 'bad' : undefined
