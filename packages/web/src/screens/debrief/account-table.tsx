import type { Account, TurnAccount } from '@graveshift/bots'
import { nameOfRules } from '@graveshift/games'
import type { Game } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import { useMemo } from 'react'
import { timeAs } from '../../after/clock.ts'
import { faceOf, gameOf } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import { tellSeat } from '../../table/tell-seat.ts'
import { signedBy } from './points.ts'

interface Props {
  readonly session: Session<Game>
  readonly account: Account
}

/** What luck and decisions did turn by turn: to the chance to win, and in damage. The last row is the sum of the others. */
export function AccountTable({ session, account }: Props) {
  const { module, options, rules } = session
  const { Head } = faceOf(nameOfRules(module))
  // Damage seat by seat is told where the rules say what to expect of it.
  const isDamageTold = rules.judgement.metrics !== undefined
  const survivors = isDamageTold ? gameOf(nameOfRules(module)).labelOf(options).survivors : []
  const table = isDamageTold ? 'debrief.luck.table' : 'debrief.luck.table.rounds'
  const { say, tell, language } = useWords()
  const signs = { signDisplay: 'exceptZero' } as const
  const points = signedBy(new Intl.NumberFormat(language, { ...signs, maximumFractionDigits: 0 }))
  const tenths = signedBy(
    new Intl.NumberFormat(language, { ...signs, minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  )
  const row = (head: string, { chance, luck, decisions, seats }: Omit<TurnAccount, 'at'>) => (
    <>
      <th scope="row">{head}</th>
      <td data-luck={mood(luck, 1)}>{points(luck)}</td>
      <td data-luck={mood(decisions, 1)}>{points(decisions)}</td>
      <td>{say('coach.odds.percent', { percent: chance })}</td>
      {survivors.map((survivor, seat) => (
        <td key={survivor} data-luck={mood(seats[seat] ?? 0, 5)}>
          {tenths((seats[seat] ?? 0) / 100)}
        </td>
      ))}
    </>
  )
  const { start, end, luck, decisions, error } = account
  return (
    <section aria-labelledby="debrief-luck">
      <h3 id="debrief-luck">{say('debrief.luck')}</h3>
      <p>
        {say('debrief.luck.team', {
          start,
          end,
          luck: points(luck),
          luckPoints: luck,
          decisions: points(decisions),
          decisionPoints: decisions,
          error,
        })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="wide luck-account" tabIndex={0} aria-label={say(table)}>
        <table className="turn-figures">
          <thead>
            <tr>
              <th scope="col">{say(isDamageTold ? 'debrief.luck.turn' : 'debrief.luck.round')}</th>
              <th scope="col">{say('debrief.luck.points')}</th>
              <th scope="col">{say('debrief.luck.decisions')}</th>
              <th scope="col">{say('debrief.luck.chance')}</th>
              {survivors.map((survivor, seat) => (
                <th key={survivor} scope="col">
                  <Head survivor={survivor} size={32} />
                  <span className="luck-seat">
                    {say('debrief.luck.damage', { survivor: tell(tellSeat(session, seat)) })}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {account.turns.map((turn) => (
              <tr key={turn.at}>{row(tell(timeAs(module.tellTime(turn.at), 'short')), turn)}</tr>
            ))}
          </tbody>
          <tfoot>
            <tr>{row(say('debrief.luck.sum'), { ...account, chance: end })}</tr>
          </tfoot>
        </table>
      </section>
      <p className="fine">{say(isDamageTold ? 'debrief.luck.about' : 'debrief.luck.about.rounds')}</p>
      {isDamageTold && <p className="fine">{say('debrief.luck.about-damage')}</p>}
      <LuckTold session={session} />
    </section>
  )
}

/** Dice and cards against what was to be expected, for games that tell it. */
function LuckTold({ session }: Pick<Props, 'session'>) {
  const { module, options } = session
  const { say, tell, language } = useWords()
  const told = useMemo(() => module.luck?.(options, session.played()) ?? [], [module, options, session])
  if (told.length === 0) return null
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return (
    <>
      <h4>{say('debrief.luck.expected')}</h4>
      <ul>
        {told.map(({ id, count, came, expected }) => (
          <li key={id}>
            {tell({
              word: `luck.${id}`,
              with: { count, came: number.format(came / 100), expected: number.format(expected / 100) },
            })}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whether a figure is worth a color; what rounds to nothing is not. */
const mood = (figure: number, least: number): 'good' | 'bad' | undefined =>
  figure >= least ? 'good' : figure <= -least ? 'bad' : undefined
