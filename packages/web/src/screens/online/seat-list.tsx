import { nameOfRules } from '@graveshift/games'
import { readSeatBot, SEAT_BOTS } from '../../bots/seat-bots.ts'
import { faceOf, gameOf } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import { whereIs } from '../../online/online-table.ts'
import { Button } from '../../ui/button.tsx'
import { BotSeat } from './bot-seat.tsx'
import { HandOver } from './hand-over.tsx'
import type { AtRoom } from './lobby.tsx'
import { Presence } from './people-list.tsx'

/** What no person is called by: names of people have no such sign. */
const BOT = 'bot:'

/** Faces are the smaller the more of them a seat has, so that every seat takes as much room. */
const faceSize = (others: number): number => (others === 0 ? 96 : others < 4 ? 64 : 48)

/** The seats of the game, to be taken, left and handed over. One person may take several. */
export function SeatList({ table, look, room }: AtRoom) {
  const { say, tell } = useWords()
  const { you = '' } = look
  const { Portrait, LeaderMark } = faceOf(nameOfRules(room.module))
  const seats = gameOf(nameOfRules(room.module)).seatsOf(room.settings.options)
  const isPlayer = room.people.get(you)?.role === 'player'
  const isHost = room.host === you
  const bots = SEAT_BOTS.map((bot) => ({ id: `${BOT}${bot}`, name: say(`online.bot.${bot}`) }))
  const players = [...room.people].filter(([, { role, gone }]) => role === 'player' && gone === undefined)
  return (
    <ul className="seat-list">
      {seats.map(({ id: survivor, others: mates = [], name: called, leads }, seat) => {
        const holder = room.seats[seat]
        const person = holder === undefined ? undefined : room.people.get(holder)
        const title = tell(called)
        const isMine = holder === you
        const bot = room.bots.get(seat)
        const isFree = person === undefined && bot === undefined
        const keeper = bot && room.people.get(room.lent.get(seat) ?? '')
        const maySit = isPlayer && person === undefined && !keeper
        const others = players.filter(([id]) => id !== holder)
        const mayHand =
          person !== undefined && (isMine || (isHost && room.phase !== 'playing' && others.length > 0))
        return (
          <li
            key={survivor}
            className="seat-box"
            data-free={isFree ? '' : undefined}
            data-mine={isMine ? '' : undefined}
          >
            <span className="seat-faces" data-several={mates.length > 0 ? '' : undefined}>
              {[survivor, ...mates].map((each) => (
                <Portrait key={each} survivor={each} size={faceSize(mates.length)} />
              ))}
            </span>
            <div className="seat-words">
              <h3>
                {title} {leads && LeaderMark && <LeaderMark />}
              </h3>
              {isFree && <p className="fine">{say('online.seat-free')}</p>}
              {bot && (
                <p>
                  <strong>{say(`online.bot.${bot}`)}</strong>{' '}
                  {keeper && <span className="fine">{say('online.bot.keeps', { name: keeper.name })}</span>}
                </p>
              )}
              {person && (
                <p className="row seat-holder">
                  <Presence where={whereIs(look, holder ?? '')} />
                  <strong>{isMine ? say('online.you-are', { name: person.name }) : person.name}</strong>
                  {room.phase === 'lobby' && room.ready.has(holder ?? '') && (
                    <span className="tag good">{say('online.is-ready')}</span>
                  )}
                </p>
              )}
              <div className="row">
                {maySit && (
                  <Button
                    kind={look.mine.length === 0 && isFree ? 'primary' : 'plain'}
                    aria-label={say('online.sit-as', { survivor: title })}
                    onClick={() => void table.do({ kind: 'sit', seat })}
                  >
                    {say('online.sit')}
                  </Button>
                )}
                {isMine && (
                  <Button
                    aria-label={say('online.stand-from', { survivor: title })}
                    onClick={() => void table.do({ kind: 'stand', seat })}
                  >
                    {say('online.stand')}
                  </Button>
                )}
                {isHost && person === undefined && (
                  <BotSeat table={table} look={look} room={room} seat={seat} survivor={title} />
                )}
                {mayHand && (
                  <HandOver
                    key={holder}
                    survivor={title}
                    to={[...others.map(([id, other]) => ({ id, name: other.name })), ...(isMine ? bots : [])]}
                    onChoose={(id) => {
                      const wanted = readSeatBot(id.replace(BOT, ''))
                      void table.do(
                        wanted && id.startsWith(BOT)
                          ? { kind: 'seat-bot', seat, bot: wanted }
                          : { kind: 'hand-over', seat, person: id },
                      )
                    }}
                  />
                )}
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
