import { useWords } from '../i18n/use-words.ts'
import { readSeatBot, SEAT_BOTS, type SeatBot } from './seat-bots.ts'

interface Props {
  readonly survivor: string
  readonly value: SeatBot | undefined
  readonly onChange: (bot: SeatBot | undefined) => void
}

/** Who plays a seat: a person or one of the bots. */
export function BotSelect({ survivor, value, onChange }: Props) {
  const { say, name } = useWords()
  return (
    <label className="bot-select">
      {say('bots.plays', { survivor: name('survivor', survivor, 'name') })}
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
