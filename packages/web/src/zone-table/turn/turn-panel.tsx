import type { Game } from '@graveshift/kernel'
import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { armed, isArmed } from '../../table/armed.ts'
import { Key } from '../../table/key.tsx'
import { Button } from '../../ui/button.tsx'
import { attacksOn, useExposure } from '../table/danger.ts'
import { actionsLeft } from '../table/people-told.ts'
import { Sign } from '../table/sign.tsx'
import { useLooking, useZones } from '../table/zone-table-state.ts'
import { DeedButton } from './deed-button.tsx'
import { type Deed, deedsOf } from './deeds.ts'
import { END, MAIN, otherButtons, type TurnButton, whyNot } from './kinds.ts'
import { oddsTold } from './odds-told.ts'

/** What somebody who takes its turn may do, as one list for all that shows it. */
export function useDeeds(choice: Game['choice'] | undefined): readonly Deed[] {
  const { face, kit, store, taking, seq } = useZones()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be done changes with every decision
  return useMemo(
    () => (choice?.kind === 'act' && taking !== undefined ? deedsOf(face, kit, store, choice, taking) : []),
    [face, kit, store, choice, taking, seq],
  )
}

interface ButtonProps {
  readonly button: TurnButton
  readonly deeds: readonly Deed[]
  readonly choice: Game['choice']
  readonly person: number
}

function ActionButton({ button, deeds, choice, person }: ButtonProps) {
  const { kit, board, submit, guarded } = useZones()
  const { kind, layOpen } = useLooking()
  const { say, refuse } = useWords()
  const { id, sign, key } = button
  const [first] = deeds
  const why = first ? undefined : whyNot(kit, board, person, button.actions)
  const off = first ? undefined : why ? refuse(why) : say(`zone.off.${id}` as WordKey)
  const only = deeds.length === 1 && first && kit.actions[first.pick.do]?.plain ? first : undefined
  const isGuarded = only !== undefined && isArmed(guarded, only.pick)
  const best = Math.max(0, ...deeds.map(({ odds }) => (odds ? oddsTold({ ...odds }).chance : 0)))
  const name =
    first && id === first.pick.do && !key ? say(`action.${id}` as WordKey) : say(`zone.do.${id}` as WordKey)
  return (
    <Button
      className="turn-button"
      data-do={id}
      data-lit={first ? '' : undefined}
      {...armed(isGuarded)}
      {...(only ? { 'data-answer': only.key } : {})}
      off={off}
      aria-expanded={only || !first ? undefined : kind === id}
      aria-keyshortcuts={key}
      data-choice-kind={choice.kind}
      onClick={() => (only ? submit(only.pick, true) : layOpen(kind === id ? undefined : id))}
    >
      <Sign name={sign} />
      <span>
        {name}
        <small>
          {isGuarded
            ? say('table.guard')
            : off !== undefined
              ? off
              : best > 0
                ? say('zone.do.best', { count: deeds.length, chance: best })
                : only
                  ? ''
                  : say('zone.do.ways', { count: deeds.length })}
        </small>
      </span>
      {key !== undefined && <Key name={key} />}
    </Button>
  )
}

/** Ends the turn; asks back where something is given up, and says what waits. */
function EndButton({ deed, person }: { readonly deed: Deed; readonly person: number }) {
  const { kit, board, submit, confirm, guarded } = useZones()
  const { say, name } = useWords()
  const exposure = useExposure()
  const isGuarded = isArmed(guarded, deed.pick)
  const { any } = actionsLeft(kit, board, person)
  const attacks = attacksOn(exposure, person)
  const waits = [
    ...(any > 0 ? [say('zone.end.unused', { count: any })] : []),
    ...(attacks > 0
      ? [
          say('zone.end.attacks', {
            attacks,
            person: name('survivor', board.people[person]?.id ?? '', 'name'),
          }),
        ]
      : []),
  ].join(', ')
  return (
    <Button
      className="turn-button turn-end"
      data-do="end"
      data-lit=""
      data-answer={deed.key}
      {...armed(isGuarded)}
      aria-keyshortcuts={END.key}
      onClick={() => (waits === '' ? submit(deed.pick, true) : confirm(deed.pick))}
    >
      <Sign name={END.sign} />
      <span>
        {say('zone.do.end')}
        <small>{isGuarded ? say('zone.end.again', { what: waits }) : waits}</small>
      </span>
      {END.key !== undefined && <Key name={END.key} />}
    </Button>
  )
}

/** The turn as buttons: what may be done is lit, what may not says why; several ways to do one thing lie open under it. */
export function TurnPanel({ choice, person }: { readonly choice: Game['choice']; readonly person: number }) {
  const { say } = useWords()
  const { kind } = useLooking()
  const deeds = useDeeds(choice)
  const buttons = [...MAIN, ...otherButtons(deeds.map(({ pick }) => pick.do))]
  const of = ({ actions }: TurnButton) => deeds.filter(({ pick }) => actions.includes(pick.do))
  const open = buttons.find(({ id }) => id === kind)
  const end = deeds.find(({ pick }) => pick.do === 'end')
  return (
    <section className="zone-panel turn-panel" aria-label={say('zone.turn')}>
      <div className="turn-buttons">
        {buttons.map((button) => (
          <ActionButton key={button.id} button={button} deeds={of(button)} choice={choice} person={person} />
        ))}
        {end && <EndButton deed={end} person={person} />}
      </div>
      {open && of(open).length > 0 && (
        <ul
          className="deeds"
          aria-label={say(open.key ? (`zone.do.${open.id}` as WordKey) : (`action.${open.id}` as WordKey))}
        >
          {of(open).map((deed) => (
            <li key={deed.key}>
              <DeedButton deed={deed} choice={choice} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
