import { useWords } from '../i18n/use-words.ts'
import { readSeatBot, SEAT_BOTS, type SeatBot } from './seat-bots.ts'

interface Props {
  /** Who is played. */
  readonly who: string
  readonly value: SeatBot | undefined
  readonly onChange: (bot: SeatBot | undefined) => void
}

/** Who plays a seat: a person or one of the bots. */
export function BotSelect({ who, value, onChange }: Props) {
  const { say } = useWords()
  return (
    <label className="bot-select">
      {say('bots.plays', { survivor: who })}
      <select value={value ?? ''} onChange={({ target }) => onChange(readSeatBot(target.value))}>
        <option value="">{say('bots.person')}</option>
        {SEAT_BOTS.map((bot) => (
          <option key={bot} value={bot}>
            {say(`bots.${bot}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
