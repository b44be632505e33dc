import { useWords } from '../../../i18n/use-words.ts'
import { Part } from '../../../rescue/part.tsx'
import { Ticker } from '../../../table/play/ticker.tsx'
import { Button } from '../../../ui/button.tsx'
import { BotNotes } from './bot-notes.tsx'
import { useCalmTable } from './table-state.ts'

/** What bots, other people, zombies and the boss just did. Where a question stands meanwhile, watching is skipped here. */
export function StreetTicker() {
  const { followed, busy, choice, skip } = useCalmTable()
  const { say } = useWords()
  return (
    <Ticker deeds={followed.deeds}>
      <Part name="bots">
        <BotNotes />
      </Part>
      {busy && choice && <Button onClick={skip}>{say('table.skip')}</Button>}
    </Ticker>
  )
}
