import { isFree } from '@graveshift/table/room'
import { useWords } from '../../i18n/use-words.ts'
import { whereIs } from '../../online/online-table.ts'
import { useAnyTable } from '../../table/table-state.ts'
import { tellSeat } from '../../table/tell-seat.ts'
import { Button } from '../../ui/button.tsx'
import type { AtRoom } from './lobby.tsx'

/** While others decide: for whom one waits, and what can be done about those who are away. */
export function Waiting({ table, look, room }: AtRoom) {
  const { say, tell } = useWords()
  const { session } = useAnyTable()
  const { you = '', mine, pending } = look
  if (room.phase !== 'playing') return null
  if (pending.some(({ kind }) => kind === 'answer' || kind === 'propose'))
    return (
      <p className="company-waiting" role="status">
        {say('online.sending.about')}
      </p>
    )
  const seats = session.choices().flatMap(({ seat }) => (seat === 'team' ? [] : [seat]))
  const isPlayer = room.people.get(you)?.role === 'player'
  return (
    <div className="company-waiting">
      <p role="status">{say(mine.length > 0 ? 'online.waiting' : 'online.watching')}</p>
      <ul>
        {seats.map((seat) => {
          const holder = room.seats[seat]
          const bot = room.bots.get(seat)
          const survivor = tell(tellSeat(session, seat))
          const isAway = holder !== undefined && whereIs(look, holder) === 'away'
          return (
            <li key={seat}>
              <span>
                {holder === undefined
                  ? say(bot ? 'online.bot.thinks' : 'online.waiting.nobody', { survivor })
                  : say(isAway ? 'online.waiting.away' : 'online.waiting.for', {
                      survivor,
                      name: room.people.get(holder)?.name ?? '',
                    })}
              </span>
              {isAway && mine.length > 0 && !room.calls.has(seat) && (
                <>
                  <Button onClick={() => void table.do({ kind: 'call-take-over', seat })}>
                    {say('online.take-over.call')}
                  </Button>
                  <Button onClick={() => void table.do({ kind: 'call-take-over', seat, bot: 'strong' })}>
                    {say('online.take-over.bot')}
                  </Button>
                </>
              )}
              {isFree(room, seat) && room.host === you && (
                <Button onClick={() => void table.do({ kind: 'seat-bot', seat, bot: 'strong' })}>
                  {say('online.bot.give')}
                </Button>
              )}
              {isFree(room, seat) && isPlayer && (
                <Button kind="primary" onClick={() => void table.do({ kind: 'sit', seat })}>
                  {say('online.sit')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
