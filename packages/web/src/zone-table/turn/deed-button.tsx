import { canonical, type Game, type Json } from '@graveshift/kernel'
import { useWords } from '../../i18n/use-words.ts'
import { armed, isArmed } from '../../table/armed.ts'
import { useCompany } from '../../table/company.ts'
import { sayWritten } from '../../table/say-answer.ts'
import { Button } from '../../ui/button.tsx'
import { useZones } from '../table/zone-table-state.ts'
import type { Deed } from './deeds.ts'
import { oddsTold } from './odds-told.ts'

interface Props {
  readonly deed: Deed
  readonly choice: Game['choice']
}

/** One thing that may be done, with what it may come to. What cannot be taken back is asked back once. */
export function DeedButton({ deed, choice }: Props) {
  const { session, submit, guarded, proposed } = useZones()
  const words = useWords()
  const { say, tell } = words
  const offered = useCompany()?.offered
  const written: Json = JSON.parse(deed.key)
  const sorted = session.module.sortPick?.(session.options, choice, written, session.state.board)
  const text = sayWritten(words, session, choice, written)
  const isGuarded = isArmed(guarded, deed.pick)
  const odds = deed.odds && oddsTold(deed.odds)
  return (
    <Button
      className="deed"
      {...armed(isGuarded)}
      data-answer={deed.key}
      data-proposed={isArmed(proposed, deed.pick) ? '' : undefined}
      data-offered={offered && canonical(offered.pick) === deed.key ? '' : undefined}
      aria-label={
        odds
          ? `${text}. ${say('zone.odds', { kills: odds.kills, chance: odds.chance, friends: odds.friends })}`
          : text
      }
      onClick={() => submit(deed.pick, true)}
    >
      <span className="deed-told">
        {isGuarded ? say('table.guard') : sorted ? tell(sorted.own) : text}
        {odds !== undefined && odds.friends > 0 && (
          <small className="bad">{say('zone.odds.friends', { chance: odds.friends })}</small>
        )}
      </span>
      {odds && (
        <span className="deed-odds">
          {say('zone.percent', { chance: odds.chance })}
          <small>{say('zone.odds.kills', { kills: odds.kills })}</small>
        </span>
      )}
    </Button>
  )
}
