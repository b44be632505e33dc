import { NONE } from '@graveshift/zones'
import { memo } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { useCompany } from '../../table/company.ts'
import { anchor } from '../../table/play/cue.ts'
import { heartsOf } from '../phase/beats.ts'
import { attacksOn, useExposure } from './danger.ts'
import { Hearts } from './hearts.tsx'
import { LevelBar } from './level-bar.tsx'
import { actionsLeft, mostHealth, turnOf } from './people-told.ts'
import { Pips } from './pips.tsx'
import { Sign } from './sign.tsx'
import { useChoosing } from './use-choosing.ts'
import { useZones } from './zone-table-state.ts'

/** One survivor or companion in the team: pressed, it takes its turn where it may, and its card lies open. */
function Mate({ person, keyed }: { readonly person: number; readonly keyed: number | undefined }) {
  const { face, kit, board, person: shown } = useZones()
  const { say, name, tell } = useWords()
  const choosing = useChoosing()
  const exposure = useExposure()
  const who = board.people[person]
  if (!who) return null
  const { Head } = face
  const state = turnOf(board, person)
  const isGone = who.zone === NONE
  const risk = attacksOn(exposure, person)
  const left = who.health > 0 ? say('zone.gone') : tell({ word: 'word.out' })
  const place = isGone ? left : (kit.map.zones[who.zone]?.name ?? '')
  const mayTake = choosing.mayTake(person)
  const survivor = name('survivor', who.id, 'name')
  return (
    <li>
      <button
        type="button"
        className="mate"
        data-person={who.id}
        data-figures={`people.${who.id}`}
        data-state={isGone ? 'gone' : state}
        data-fits={mayTake ? '' : undefined}
        data-answer={mayTake ? choosing.keyOf(person) : undefined}
        aria-pressed={person === shown}
        aria-keyshortcuts={keyed === undefined ? undefined : String(keyed)}
        onClick={() => choosing.choose(person)}
      >
        <Head survivor={who.id} size={40} />
        <span className="mate-name">{survivor}</span>
        <span className="mate-place">
          {who.seat === NONE && `${tell({ word: 'word.companion' })} · `}
          <span data-figure="place" data-exact={isGone ? undefined : ''}>
            {place}
          </span>
          {risk > 0 && (
            <span className="risk">
              {' '}
              <Sign name="skull" size={13} />
              <span aria-hidden="true" data-figure="risk">
                {risk}
              </span>
            </span>
          )}
        </span>
        <span className="mate-health" {...anchor(heartsOf(who.id))}>
          <Hearts health={who.health} most={mostHealth(kit, board, person)} isNow />
          {who.seat !== NONE && !isGone && (
            <span className="mate-turn">
              {state === 'done' ? (
                <Sign name="check" size={15} />
              ) : (
                <Pips left={actionsLeft(kit, board, person)} small />
              )}
            </span>
          )}
        </span>
        <span className="unseen">
          {mayTake ? say('zone.mate.may') : say(`zone.mate.${state}`)}
          {risk > 0 && `, ${say('zone.risk', { attacks: risk })}`}
        </span>
        {who.seat !== NONE && <LevelBar points={who.points} />}
      </button>
    </li>
  )
}

/** Everybody, seat by seat, with what is to be known of each at a glance. */
export const TeamRail = memo(function TeamRail() {
  const { board, session, open } = useZones()
  const { say } = useWords()
  const company = useCompany()
  const seats = Array.from({ length: session.seats }, (_, seat) => seat)
  const keys = board.people.flatMap(({ seat }, person) => (seat === NONE ? [] : [person]))
  const companions = board.people.flatMap(({ seat }, person) => (seat === NONE ? [person] : []))
  const asked = company?.asked ?? new Set(open.flatMap(({ seat }) => (seat === 'team' ? [] : [seat])))
  const mates = (people: readonly number[]) => (
    <ul>
      {people.map((person) => {
        const at = keys.indexOf(person)
        return <Mate key={person} person={person} keyed={at < 0 ? undefined : at + 1} />
      })}
    </ul>
  )
  return (
    <section
      className="zone-panel team"
      aria-label={say('zone.team')}
      data-company={company ? '' : undefined}
    >
      {seats.map((seat) => {
        const people = keys.filter((person) => board.people[person]?.seat === seat)
        const holder = company?.holders[seat]
        const done = people.filter((person) => turnOf(board, person) === 'done').length
        return (
          <section
            key={seat}
            className="team-seat"
            data-seat={seat}
            data-asked={asked.has(seat) ? '' : undefined}
          >
            {(session.seats > 1 || company) && (
              <h3>
                <i aria-hidden="true" />
                <b>{holder?.name ?? say('table.seat', { seat: seat + 1 })}</b>
                {holder?.state !== undefined && <em>{holder.state}</em>}
                <span>{say('zone.team.done', { done, of: people.length })}</span>
              </h3>
            )}
            {mates(people)}
          </section>
        )
      })}
      {companions.length > 0 && (
        <section className="team-seat">
          <h3>
            <b>{say('zone.team.companions')}</b>
          </h3>
          {mates(companions)}
        </section>
      )}
    </section>
  )
})
