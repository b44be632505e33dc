import { readSeatBot, SEAT_BOTS } from '../../bots/seat-bots.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { AtRoom } from './lobby.tsx'

interface Props extends AtRoom {
  readonly seat: number
  readonly survivor: string
}

/** The host's choice for a seat that nobody holds: which bot plays it, if any. */
export function BotSeat({ table, room, seat, survivor }: Props) {
  const { say } = useWords()
  const bot = room.bots.get(seat)
  return (
    <select
      className="hand-over"
      aria-label={say('online.bot.of', { survivor })}
      value={bot ?? ''}
      onChange={({ target }) => {
        const wanted = readSeatBot(target.value)
        void table.do(wanted ? { kind: 'seat-bot', seat, bot: wanted } : { kind: 'dismiss-bot', seat })
      }}
    >
      <option value="">{say(bot ? 'online.bot.none' : 'online.bot.choose')}</option>
      {SEAT_BOTS.map((each) => (
        <option key={each} value={each}>
          {say(`online.bot.${each}`)}
        </option>
      ))}
    </select>
  )
}
