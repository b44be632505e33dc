import { expectationOf } from '@graveshift/zones/missions'
import { useWords } from '../../i18n/use-words.ts'
import type { Measured } from './mission-facts.ts'

/** What a bot won of a mission, and between which shares the true one lies. */
export function WinsBar({ measured: { bot, games, won, interval } }: { readonly measured: Measured }) {
  const { say, name } = useWords()
  const expected = expectationOf(won, games, interval)
  const [least, most] = interval
  const share = (won * 100) / games
  return (
    <div className="wins-bar">
      <p>
        <strong>
          {expected === undefined
            ? say(`missions.bot-won.${bot}`, { won, games })
            : say(`missions.bot-wins.${bot}`, { share: name('wins', expected), won, games })}
        </strong>
      </p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="wins-bar-ground" width="100" height="4" rx="2" />
        <rect className="wins-bar-interval" x={least} width={Math.max(1, most - least)} height="4" />
        <rect className="wins-bar-share" x={Math.min(99, Math.max(0, share - 0.4))} width="0.8" height="4" />
      </svg>
      <p className="fine">{say('missions.bot-interval', { least, most })}</p>
    </div>
  )
}
