import { roundAt, turnAt } from '@graveshift/gear-up'
import { useWords } from '../../../i18n/use-words.ts'
import type { GameSummary } from '../after/game-summary.ts'

/** The plot in figures. */
export function TurnTable({ summary }: { readonly summary: GameSummary }) {
  const { say, name } = useWords()
  const { survivors, turns, start } = summary
  return (
    <details className="turn-table">
      <summary>{say('end.plot.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="wide" tabIndex={0} aria-label={say('end.plot.table')}>
        <table className="turn-figures">
          <thead>
            <tr>
              <th scope="col">{say('end.turns')}</th>
              {survivors.map((survivor) => (
                <th key={survivor} scope="col">
                  {name('survivor', survivor, 'name')}
                </th>
              ))}
              <th scope="col">{say('end.lost-health')}</th>
              <th scope="col">{say('end.blocked')}</th>
              <th scope="col">{say('end.crossed')}</th>
              <th scope="col">{say('end.kills')}</th>
              <th scope="col">{say('end.boss-left')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{say('end.plot.start')}</th>
              {survivors.map((survivor, seat) => (
                <td key={survivor}>{start[seat]}</td>
              ))}
              <td colSpan={5} />
            </tr>
            {turns.map((turn) => (
              <tr key={turn.at}>
                <th scope="row">
                  {roundAt(turn.at)}/{turnAt(turn.at)}
                </th>
                {survivors.map((survivor, seat) => (
                  <td key={survivor}>{turn.health[seat]}</td>
                ))}
                <td>{turn.lost}</td>
                <td>{turn.blocked}</td>
                <td>{turn.crossed}</td>
                <td>{turn.kills}</td>
                <td>{turn.bossLeft}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
