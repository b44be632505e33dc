import { Icon } from '../../art/gear-up/icon.tsx'
import { SurvivorPortrait } from '../../art/gear-up/survivor-portrait.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { whereIs } from '../../online/online-table.ts'
import { Button } from '../../ui/button.tsx'
import type { AtRoom } from './lobby.tsx'
import { Presence } from './people-list.tsx'
import { wishOf } from './wish-of.ts'

/** The seats of the game, to be taken, left and handed over. One person may take several. */
export function SeatList({ table, look, room }: AtRoom) {
  const { say, name } = useWords()
  const { you = '' } = look
  const { survivors, leader } = wishOf(room.settings.options)
  const isPlayer = room.people.get(you)?.role === 'player'
  const isHost = room.host === you
  const players = [...room.people].filter(([, { role, gone }]) => role === 'player' && gone === undefined)
  return (
    <ul className="seat-list">
      {survivors.map((survivor, seat) => {
        const holder = room.seats[seat]
        const person = holder === undefined ? undefined : room.people.get(holder)
        const title = name('survivor', survivor, 'name')
        const isMine = holder === you
        const isFree = person === undefined
        const mayHand = !isFree && (isMine || (isHost && room.phase !== 'playing')) && players.length > 1
        return (
          <li
            key={survivor}
            className="seat-box"
            data-free={isFree ? '' : undefined}
            data-mine={isMine ? '' : undefined}
          >
            <SurvivorPortrait survivor={survivor} size={96} />
            <div className="seat-words">
              <h3>
                {title} {survivor === leader && <Icon name="leader" size={20} label={say('icon.leader')} />}
              </h3>
              {person === undefined ? (
                <p className="fine">{say('online.seat-free')}</p>
              ) : (
                <p className="row">
                  <Presence where={whereIs(look, holder ?? '')} />
                  <strong>{isMine ? say('online.you-are', { name: person.name }) : person.name}</strong>
                  {room.phase === 'lobby' && room.ready.has(holder ?? '') && (
                    <span className="tag good">{say('online.is-ready')}</span>
                  )}
                </p>
              )}
              <div className="row">
                {isFree && isPlayer && (
                  <Button
                    kind={look.mine.length === 0 ? 'primary' : 'plain'}
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
                {mayHand && (
                  <select
                    className="hand-over"
                    aria-label={say('online.hand-over-of', { survivor: title })}
                    value=""
                    onChange={({ target }) =>
                      void table.do({ kind: 'hand-over', seat, person: target.value })
                    }
                  >
                    <option value="">{say('online.hand-over')}</option>
                    {players
                      .filter(([id]) => id !== holder)
                      .map(([id, other]) => (
                        <option key={id} value={id}>
                          {other.name}
                        </option>
                      ))}
                  </select>
                )}
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
