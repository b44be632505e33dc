import { useWords } from '../../i18n/use-words.ts'
import { percent } from './percent.ts'
import { barsOf } from './weapons.ts'

/** As many bars as can be read side by side. */
const MOST = 6

interface Props {
  readonly kills: { readonly of: number; readonly ways: readonly number[] }
}

/** How likely each number of kills is. */
export function KillBars({ kills }: Props) {
  const words = useWords()
  const { say } = words
  const shown = barsOf(kills, MOST)
  const bars = shown.length > 1 ? shown : [...shown, 0]
  const likeliest = Math.max(...bars)
  const isCut = kills.ways.length - 1 > MOST
  return (
    <figure className="kill-bars">
      <ol aria-label={say('zone.attack.bars')}>
        {bars.map((part, count) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of kills
          <li key={count} data-likeliest={part === likeliest ? '' : undefined}>
            <span className="kill-chance">{percent(words, part)}</span>
            <span className="kill-room" aria-hidden="true">
              <i style={{ height: `${Math.max(3, 100 * part)}%` }} />
            </span>
            <b>
              {isCut && count === MOST ? `${count}+` : count}
              <span className="unseen"> {say('zone.attack.kills', { kills: count })}</span>
            </b>
          </li>
        ))}
      </ol>
      <figcaption className="fine">{say('zone.attack.bars.about')}</figcaption>
    </figure>
  )
}
