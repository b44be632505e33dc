import { useWords } from '../../i18n/use-words.ts'
import { percent } from './percent.ts'
import { barsOf } from './weapons.ts'

/** As many bars as can be read side by side. */
const MOST = 6

interface Props {
  readonly kills: { readonly of: number; readonly ways: readonly number[] }
  /** Zombies that stand there: as many bars are there, even where so many cannot fall. */
  readonly standing: number
}

/** How likely each number of kills is. */
export function KillBars({ kills, standing }: Props) {
  const words = useWords()
  const { say } = words
  const shown = barsOf(kills, MOST)
  const bars = Array.from(
    { length: Math.min(MOST, Math.max(standing, shown.length - 1)) + 1 },
    (_, at) => shown[at] ?? 0,
  )
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
