import { useState } from 'react'
import { DAILY_HELPS, type DailyHelp, type DailyList } from '../../daily/api.ts'
import { useDailyList } from '../../daily/use-daily.ts'
import { gameOf } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'

/** How a day's table went for everybody who had it listed: with so many survivors, and with so much help. */
export function ResultList({
  game,
  day,
  seats,
}: {
  readonly game: string
  readonly day: string
  readonly seats: number
}) {
  const { say } = useWords()
  const [help, setHelp] = useState<DailyHelp>('none')
  const list = useDailyList(game, day, seats, help)
  const countOf = (each: DailyHelp): number =>
    typeof list === 'string'
      ? 0
      : (list.counts.find((one) => one.seats === seats && one.help === each)?.count ?? 0)
  return (
    <section className="panel daily-results" aria-labelledby="daily-results">
      <h2 id="daily-results">
        {say('daily.list')} · {say('daily.list.seats', { count: seats, are: gameOf(game).seatsAre })}
      </h2>
      <RadioGroup
        legend={say('daily.help')}
        value={help}
        options={DAILY_HELPS.map((value) => ({
          value,
          label: say('daily.with', { help: say(`daily.help.${value}`), count: countOf(value) }),
        }))}
        onChange={setHelp}
      />
      {list === 'failed' && <p className="refused">{say('daily.list.failed')}</p>}
      {typeof list !== 'string' && <Rows list={list} />}
      <p className="fine">{say('daily.fair')}</p>
    </section>
  )
}

function Rows({ list: { rows } }: { readonly list: DailyList }) {
  const { say } = useWords()
  if (rows.length === 0) return <p>{say('daily.list.empty')}</p>
  const columns = ['place', 'name', 'end', 'turns', 'health', 'help'] as const
  return (
    <div className="daily-rows">
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {say(`daily.col.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, won, turns, health, helps }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={index}>
              <td data-column="place">{index + 1}</td>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>{say(won ? 'daily.won' : 'daily.lost')}</td>
              <td data-column="turns">{turns}</td>
              <td data-column="health">{health}</td>
              <td data-column="help">
                {helps.length === 0 ? '–' : helps.map((help) => say(`daily.help.${help}`)).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
