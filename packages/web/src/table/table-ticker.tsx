import { useWords } from '../i18n/use-words.ts'
import { Part } from '../rescue/part.tsx'
import { Button } from '../ui/button.tsx'
import { BotNotes } from './bot-notes.tsx'
import { Ticker } from './play/ticker.tsx'
import { useAnyTable } from './table-state.ts'

/** What just happened, whoever did it. Where a question stands meanwhile, watching is skipped here. */
export function TableTicker() {
  const { followed, busy, choice, skip } = useAnyTable()
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
