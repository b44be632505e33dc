import { nameOfRules } from '@graveshift/games'
import { useRef, useState } from 'react'
import { gameOf } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { OnlineStore } from '../../online/online-store.ts'
import { whereIs } from '../../online/online-table.ts'
import { PHRASES } from '../../online/phrases.ts'
import { useTalk } from '../../online/use-online.ts'
import { tellSeat } from '../../table/tell-seat.ts'
import { Button } from '../../ui/button.tsx'
import { useDismiss } from '../../ui/use-dismiss.ts'
import type { AtRoom } from './lobby.tsx'
import { Presence } from './people-list.tsx'

/** A name of so many letters is short. */
const SHORT = 6

interface Props extends AtRoom {
  readonly store: OnlineStore
  readonly isOpen: boolean
  readonly onOpen: (open: boolean) => void
}

/** One line above the game: who is here, what they say, and one's own few words. */
export function TalkStrip({ table, look, room, store, isOpen, onOpen }: Props) {
  const { say, tell } = useWords()
  const { said, pings, muted } = useTalk(table)
  const { board } = store.snapshot().view
  const { tellTarget } = gameOf(nameOfRules(room.module))
  const [isTalking, setTalking] = useState(false)
  const sayButton = useRef<HTMLButtonElement>(null)
  /** The phrases go, and whoever came by keyboard is back where they came from. */
  const hush = () => {
    setTalking(false)
    sayButton.current?.focus()
  }
  const strip = useRef<HTMLDivElement>(null)
  useDismiss(
    strip,
    () => isTalking,
    (wasInside) => (wasInside ? hush() : setTalking(false)),
  )
  const { you = '' } = look
  const seated = [...new Set(room.seats.filter((person) => person !== undefined))]
  const lent = [...room.lent].filter(([seat, owner]) => owner === you && room.seats[seat] !== you)
  const nameOf = (person: string) => room.people.get(person)?.name ?? ''
  const isSpectator = look.mine.length === 0
  return (
    <div ref={strip} className="talk-strip">
      <button
        type="button"
        className="strip-people"
        aria-expanded={isOpen}
        aria-controls="play-panel"
        onClick={() => onOpen(!isOpen)}
      >
        <span className="unseen">{say('online.table')}</span>
        {seated.map((person) => (
          <span
            key={person}
            className="strip-person"
            data-short={nameOf(person).length <= SHORT ? '' : undefined}
          >
            <Presence where={whereIs(look, person)} />
            <span className="strip-name">{nameOf(person)}</span>
          </span>
        ))}
        {room.bots.size > 0 && (
          <span className="strip-person" data-short="">
            <span className="strip-name">{say('online.bots', { count: room.bots.size })}</span>
          </span>
        )}
      </button>
      {isSpectator && <span className="tag">{say('online.spectator')}</span>}
      {lent.map(([seat]) => (
        <Button key={seat} kind="primary" onClick={() => void table.do({ kind: 'reclaim', seat })}>
          {say('online.reclaim', {
            name: room.bots.has(seat) ? say('online.bot') : nameOf(room.seats[seat] ?? ''),
          })}
        </Button>
      ))}
      <div className="strip-end">
        {!isSpectator && (
          <Button ref={sayButton} aria-expanded={isTalking} onClick={() => setTalking(!isTalking)}>
            {say('online.say')}
          </Button>
        )}
        <Button aria-pressed={muted} onClick={() => table.talk.mute(!muted)}>
          {say(muted ? 'online.muted' : 'online.mute')}
        </Button>
      </div>
      {isTalking && (
        <ul className="phrases" aria-label={say('online.say')}>
          {PHRASES.map((phrase) => (
            <li key={phrase}>
              <Button
                onClick={() => {
                  table.phrase(phrase)
                  hush()
                }}
              >
                {say(`online.phrase.${phrase}`)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="said" role="log" aria-live="polite">
        {pings
          .filter(({ by }) => by !== look.you)
          .map(({ id, by, target }) => {
            const pointed = tellTarget?.(board, target)
            if (!pointed) return null
            const { seat } = pointed
            const what = tell(pointed.what)
            return (
              <p key={id}>
                <strong>{nameOf(by)}</strong>{' '}
                {seat === undefined
                  ? say('online.pings', { what })
                  : say('online.pings.in', { what, survivor: tell(tellSeat(store.session, seat)) })}
              </p>
            )
          })}
        {said.map(({ id, by, phrase }) => (
          <p key={id}>
            <strong>{nameOf(by)}</strong> {say(`online.phrase.${phrase}`)}
          </p>
        ))}
      </div>
    </div>
  )
}
