import type { Game } from '@graveshift/kernel'
import { useEffect, useMemo, useRef } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { armed, isArmed } from '../../table/armed.ts'
import { Key } from '../../table/key.tsx'
import { Button } from '../../ui/button.tsx'
import { AttackPanel } from '../attack/attack-panel.tsx'
import { attacksOn, useExposure } from '../table/danger.ts'
import { actionsLeft } from '../table/people-told.ts'
import { Sign } from '../table/sign.tsx'
import { useLooking, useZones } from '../table/zone-table-state.ts'
import { DeedButton } from './deed-button.tsx'
import { type Deed, deedsOf } from './deeds.ts'
import { END, mainButtons, otherButtons, type TurnButton, whyNot } from './kinds.ts'
import { oddsTold } from './odds-told.ts'
import { PriceTold } from './price.tsx'

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
  readonly person: number
}

/** What a button says under its name: what it takes, what it may bring, or why it is off. */
function useSaid({ button, deeds, person }: ButtonProps) {
  const { kit, board, book } = useZones()
  const { say, refuse } = useWords()
  if (button.id === MOVE) {
    const zones = [...(book?.ways.values() ?? [])].filter(({ inReach, cost }) => inReach && cost > 0).length
    if (zones > 0) return { off: undefined, plan: undefined, text: say('zone.do.zones', { count: zones }) }
  } else if (deeds.length > 0) {
    const best = Math.max(0, ...deeds.map(({ odds }) => (odds ? oddsTold(odds).chance : 0)))
    const text =
      best > 0
        ? say('zone.do.best', { count: deeds.length, chance: best })
        : deeds.length > 1
          ? say('zone.do.ways', { count: deeds.length })
          : ''
    return { off: undefined, plan: undefined, text }
  }
  // Elsewhere it may be done: the walk there and the action are one.
  const plan = button.id === MOVE ? undefined : book?.cheapest(button.actions)
  if (plan) {
    const zone = kit.map.zones[plan.path.at(-1) ?? 0]?.name ?? ''
    return { off: undefined, plan, text: say('zone.do.there', { zone }) }
  }
  const why = whyNot(kit, board, person, button.actions)
  const off = why ? refuse(why) : say(`zone.off.${button.id}` as WordKey)
  return { off, plan: undefined, text: off }
}

const MOVE = 'move'
const ATTACK = 'attack'

function ActionButton(props: ButtonProps) {
  const { kit, submit, run, asked, show, guarded } = useZones()
  const { kind, layOpen, look } = useLooking()
  const { say } = useWords()
  const { button, deeds } = props
  const { id, sign, key } = button
  const { off, plan, text } = useSaid(props)
  const [first] = deeds
  const only = deeds.length === 1 && first && kit.actions[first.pick.do]?.plain ? first : undefined
  const isGuarded =
    only !== undefined ? isArmed(guarded, only.pick) : plan !== undefined && plan.key === asked
  const isOpened = id === ATTACK || (!only && deeds.length > 0)
  const press = () => {
    if (id === MOVE) {
      show('reach')
      focusBoard()
    } else if (only) submit(only.pick, true)
    else if (!plan) layOpen(kind === id ? undefined : id)
    else if (id === ATTACK) {
      look(undefined)
      if (run({ ...plan, picks: plan.picks.slice(0, -1) })) layOpen(id)
    } else run(plan)
  }
  return (
    <Button
      className="turn-button"
      data-do={id}
      data-lit={off === undefined ? '' : undefined}
      {...armed(isGuarded)}
      {...(only ? { 'data-answer': only.key } : {})}
      off={off}
      aria-expanded={isOpened && off === undefined ? kind === id : undefined}
      aria-keyshortcuts={key}
      onClick={press}
    >
      <Sign name={sign} />
      <span>
        <span className="turn-name">
          {say(key === undefined ? (`action.${id}` as WordKey) : (`zone.do.${id}` as WordKey))}
          {plan && <PriceTold price={plan.price} />}
        </span>
        <small>
          <span className="turn-said">{isGuarded ? say('table.guard') : text}</span>
        </small>
      </span>
      {key !== undefined && <Key name={key} />}
    </Button>
  )
}

/** Puts the keys on the board, where zones are walked to. */
function focusBoard(): void {
  document.querySelector<HTMLElement>('.zb-zone[tabindex="0"], .zone-entry[tabindex="0"]')?.focus()
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
  const { kind, target, layOpen } = useLooking()
  const { face, kit } = useZones()
  const deeds = useDeeds(choice)
  const main = mainButtons(kit, face.turn)
  const buttons = [
    ...main,
    ...otherButtons(
      main,
      deeds.map(({ pick }) => pick.do),
      face.turn,
    ),
  ]
  const of = ({ actions }: TurnButton) => deeds.filter(({ pick }) => actions.includes(pick.do))
  const open = buttons.find(({ id }) => id === kind && id !== MOVE)
  const end = deeds.find(({ pick }) => pick.do === 'end')
  const list = useRef<HTMLUListElement>(null)
  // Below a long row of buttons it may lie out of sight.
  useEffect(() => {
    if (kind !== undefined) list.current?.scrollIntoView({ block: 'nearest' })
  }, [kind])
  if (open?.id === 'attack' && of(open).length > 0)
    return (
      <AttackPanel
        choice={choice}
        person={person}
        zone={target && target.at !== 'door' ? target.zone : undefined}
        onBack={() => layOpen(undefined)}
      />
    )
  return (
    <section className="zone-panel turn-panel" aria-label={say('zone.turn')}>
      <div className="turn-buttons">
        {buttons.map((button) => (
          <ActionButton key={button.id} button={button} deeds={of(button)} person={person} />
        ))}
        {end && <EndButton deed={end} person={person} />}
      </div>
      {open && of(open).length > 0 && (
        <ul
          ref={list}
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
