import { useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { isFailed, logOf } from '../../online/api.ts'
import { saveText } from '../../store/save-text.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from './failed-note.tsx'

/** Hands its host the log of a table that had to be set aside. */
export function SaveLog({ room }: { readonly room: string }) {
  const { say } = useWords()
  const [failed, setFailed] = useState<string>()
  const save = async () => {
    const found = await logOf(room)
    if (isFailed(found)) return setFailed(found.failed)
    saveText(`${found.log.join('\n')}\n`, `graveshift-table-${room}.jsonl`, 'application/x-ndjson')
  }
  return (
    <div>
      <Button onClick={() => void save()}>{say('online.save-log')}</Button>
      {failed !== undefined && <FailedNote why={failed} />}
    </div>
  )
}
