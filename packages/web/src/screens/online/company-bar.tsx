import { nameOfRules } from '@graveshift/games'
import { has, type Telling } from '@graveshift/kernel'
import { lineOfPlay } from '@graveshift/table'
import { type Call, type Offer, seatedPersons, UNDO_WAITS_MS, type UndoOffer } from '@graveshift/table/room'
import { Suspense, useEffect, useState } from 'react'
import { faceOf, gameOf } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import { whereIs } from '../../online/online-table.ts'
import { sayWritten } from '../../table/say-answer.ts'
import { useAnyTable } from '../../table/table-state.ts'
import { tellSeat } from '../../table/tell-seat.ts'
import { Button } from '../../ui/button.tsx'
import type { AtRoom } from './lobby.tsx'
import { nameOf as nameAt } from './name-of.ts'
import { OwnPartNote } from './own-part-note.tsx'
import { spanOf } from './span-of.ts'
import { TableNews, type TellAnswer } from './table-news.tsx'
import { TroubleNote } from './trouble-note.tsx'

/** What waits for one's word: proposals, undos, votes on seats, and what the table refused. */
export function CompanyBar(at: AtRoom) {
  const { table, look, room } = at
  const { offer, undoOffer } = room
  // Whoever is back is not voted on.
  const calls = [...room.calls.values()].filter(
    ({ seat }) => whereIs(look, room.seats[seat] ?? '') !== 'here',
  )
  const isEmpty = !offer && !undoOffer && calls.length === 0 && !look.trouble && look.ownPart !== 'replaced'
  const tellAnswer = useTellAnswer()
  return (
    <>
      <News {...at} asking={[offer, undoOffer, ...calls].filter((each) => each !== undefined)} />
      <TableNews {...at} tellAnswer={tellAnswer} />
      {!isEmpty && (
        <div className="company-bar">
          <TroubleNote table={table} trouble={look.trouble} />
          {look.ownPart === 'replaced' && <OwnPartNote look={look} />}
          {offer && <TeamOffer {...at} offer={offer} />}
          {undoOffer && <UndoOfferBox {...at} offer={undoOffer} />}
          {calls.map((call) => (
            <SeatCall key={call.seat} {...at} call={call} />
          ))}
        </div>
      )}
    </>
  )
}

/** An answer to an open question in words. */
function useTellAnswer(): TellAnswer {
  const words = useWords()
  const { session } = useAnyTable()
  return ({ choice: id, pick }) => {
    const choice = session.choices().find((each) => each.id === id)
    return choice ? sayWritten(words, session, choice, pick) : ''
  }
}

/** For ears: that somebody asks something. It is there before they do, because only what changes is read out. */
function News({ look, room, asking }: AtRoom & { readonly asking: readonly (Offer | UndoOffer | Call)[] }) {
  const { say } = useWords()
  const nameOf = (person: string) => nameAt(room, person, say)
  return (
    <p className="unseen" role="status">
      {asking
        .filter(({ by }) => by !== look.you)
        .map((each) =>
          has(each, 'votes')
            ? say('online.news.vote', { name: nameOf(each.by) })
            : has(each, 'to')
              ? say('online.undo.by', { name: nameOf(each.by), count: 1 })
              : say('online.news.offer', { name: nameOf(each.by) }),
        )
        .join(' ')}
    </p>
  )
}

/** What people are called here, oneself told apart. */
function useNames({ look, room }: Pick<AtRoom, 'look' | 'room'>): (person: string) => string {
  const { say } = useWords()
  return (person) => {
    const name = room.people.get(person)?.name ?? ''
    return person === look.you ? say('online.you-are', { name }) : name
  }
}

/** Names of those whose consent a proposal still needs. */
function useMissing({ look, room }: AtRoom, offer: Offer | UndoOffer): string {
  const nameOf = useNames({ look, room })
  const missing = new Set(room.seats.filter((person) => person !== undefined))
  return [...missing]
    .filter((person) => person !== offer.by && !offer.agreed.has(person) && whereIs(look, person) !== 'away')
    .map(nameOf)
    .join(', ')
}

function Answers({ table, look, room, offer }: AtRoom & { readonly offer: Offer | UndoOffer }) {
  const { say } = useWords()
  const { you = '', mine } = look
  if (mine.length === 0 || !room.people.has(you)) return null
  const isSending = look.pending.some((act) => has(act, 'proposal') && act.proposal === offer.seq)
  const off = isSending ? say('shell.under-way') : undefined
  if (offer.by === you)
    return (
      <Button off={off} onClick={() => void table.do({ kind: 'decline', proposal: offer.seq })}>
        {say('online.offer.back')}
      </Button>
    )
  return (
    <>
      {!offer.agreed.has(you) && (
        <Button
          kind="primary"
          off={off}
          onClick={() => void table.do({ kind: 'agree', proposal: offer.seq })}
        >
          {say('online.agree')}
        </Button>
      )}
      <Button off={off} onClick={() => void table.do({ kind: 'decline', proposal: offer.seq })}>
        {say('online.decline')}
      </Button>
    </>
  )
}

/** An answer for the team that somebody proposes; another answer given below replaces it. */
function TeamOffer({ offer, ...at }: AtRoom & { readonly offer: Offer }) {
  const { table, look, room } = at
  const { say, tell } = useWords()
  const { board, session } = useAnyTable()
  const { Offered } = faceOf(nameOfRules(room.module))
  const missing = useMissing(at, offer)
  const nameOf = useNames(at)
  const what = useTellAnswer()(offer)
  const isMine = offer.by === look.you
  const by = nameAt(room, offer.by, say)
  const leader = gameOf(nameOfRules(room.module)).leaderOf(board)
  const decider = room.seats[leader]
  const canDecide = decider !== undefined && decider === look.you
  const isDue = useDue(() => table.ageOf(offer.first), room.settings.decideAfter * 1000, offer.first)
  return (
    <section className="offer" aria-label={say('online.offer')} data-offer="team">
      <div className="offer-head">
        <p className="offer-said">
          {isMine ? say('online.offer.mine', { what }) : say('online.offer.by', { name: by, what })}
        </p>
        <Suspense fallback={null}>
          {Offered && <Offered options={session.options} pick={offer.pick} />}
        </Suspense>
      </div>
      {offer.why !== undefined && <p className="fine">{tell({ word: offer.why })}</p>}
      {missing !== '' && <p className="fine">{say('online.offer.waits', { names: missing })}</p>}
      <div className="row">
        <Answers {...at} offer={offer} />
        {canDecide && isDue && (
          <Button
            onClick={() =>
              void table.do({ kind: 'decide', seat: leader, choice: offer.choice, pick: offer.pick })
            }
          >
            {say('online.offer.decide')}
          </Button>
        )}
      </div>
      {!isMine && look.mine.length > 0 && <p className="fine offer-other">{say('online.offer.other')}</p>}
      {room.bots.has(leader) && (
        <p className="fine">
          {say('online.bot.word', { span: say('online.span', spanOf(room.settings.decideAfter)) })}
        </p>
      )}
      {decider !== undefined && !(canDecide && isDue) && (
        <p className="fine">
          {isDue
            ? say('online.offer.word.now', { name: nameOf(decider) })
            : say('online.offer.word', {
                name: nameOf(decider),
                span: say('online.span', spanOf(room.settings.decideAfter)),
              })}
        </p>
      )}
    </section>
  )
}

/** Whether so much time has gone by; looks again when it has. */
function useDue(age: () => number, ms: number, key: number): boolean {
  const [due, setDue] = useState(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each proposal is timed once
  useEffect(() => {
    const timer = setTimeout(() => setDue(key), Math.min(Math.max(0, ms - age()), 2 ** 31 - 1))
    return () => clearTimeout(timer)
  }, [key, ms])
  return due === key
}

/** What would be taken back: the first line of each step that still counts. */
function useTakenBack(to: number): readonly Telling[] {
  const { session } = useAnyTable()
  const counting = new Set(lineOfPlay(session.log()).map(({ seq }) => seq))
  const lines = new Map<number, Telling>()
  for (const { seq, telling } of session.told(to + 1))
    if (counting.has(seq) && !lines.has(seq)) lines.set(seq, telling)
  return [...lines.values()]
}

function UndoOfferBox({ offer, ...at }: AtRoom & { readonly offer: UndoOffer }) {
  const { look, room } = at
  const { say, tell } = useWords()
  const missing = useMissing(at, offer)
  const steps = useTakenBack(offer.to)
  const by = room.people.get(offer.by)?.name ?? ''
  return (
    <section className="offer" aria-label={say('online.undo')} data-offer="undo">
      <p className="offer-said">
        {say(offer.by === look.you ? 'online.undo.mine' : 'online.undo.by', {
          name: by,
          count: steps.length,
        })}
      </p>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be told alike
        <p key={index}>{say('online.undo.what', { what: tell(step) })}</p>
      ))}
      {missing !== '' && <p className="fine">{say('online.offer.waits', { names: missing })}</p>}
      <p className="fine">
        {say('online.undo.within', { span: say('online.span', spanOf(UNDO_WAITS_MS / 1000)) })}
      </p>
      <div className="row">
        <Answers {...at} offer={offer} />
      </div>
    </section>
  )
}

/** A vote on the seat of somebody who is away. */
function SeatCall({ table, look, room, call }: AtRoom & { readonly call: Call }) {
  const { say, tell } = useWords()
  const { session } = useAnyTable()
  const nameOf = useNames({ look, room })
  const { you = '', mine } = look
  const owner = room.seats[call.seat] ?? ''
  const mayVote = mine.length > 0 && owner !== you
  const own = call.votes.get(you)
  const saying = (yes: boolean) =>
    [...call.votes].flatMap(([person, says]) => (says === yes ? nameOf(person) : []))
  const silent = seatedPersons(room).filter(
    (person) => person !== owner && !call.votes.has(person) && whereIs(look, person) === 'here',
  )
  const names = {
    name: room.people.get(call.by)?.name ?? '',
    owner: room.people.get(owner)?.name ?? '',
    survivor: tell(tellSeat(session, call.seat)),
  }
  return (
    <section className="offer" aria-label={say('online.take-over')} data-offer="seat">
      <p className="offer-said">
        {say(`online.take-over${call.bot ? '.bot' : ''}.${call.by === you ? 'mine' : 'asks'}`, names)}
      </p>
      {saying(true).length > 0 && (
        <p className="fine">{say('online.take-over.for', { names: saying(true).join(', ') })}</p>
      )}
      {saying(false).length > 0 && (
        <p className="fine">{say('online.take-over.against', { names: saying(false).join(', ') })}</p>
      )}
      {silent.length > 0 && (
        <p className="fine">{say('online.take-over.waits', { names: silent.map(nameOf).join(', ') })}</p>
      )}
      {mayVote && (
        <div className="row">
          {own !== true && (
            <Button
              kind={own === undefined ? 'primary' : 'plain'}
              onClick={() => void table.do({ kind: 'vote', seat: call.seat, yes: true })}
            >
              {say('online.agree')}
            </Button>
          )}
          {own !== false && (
            <Button onClick={() => void table.do({ kind: 'vote', seat: call.seat, yes: false })}>
              {say(call.by === you ? 'online.offer.back' : 'online.decline')}
            </Button>
          )}
        </div>
      )}
      <p className="fine">{say(`online.take-over${call.bot ? '.bot' : ''}.about`, names)}</p>
    </section>
  )
}
