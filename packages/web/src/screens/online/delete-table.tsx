import { useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { useWords } from '../../i18n/use-words.ts'
import { isFailed, removeTable } from '../../online/api.ts'
import type { OnlineTable } from '../../online/online-table.ts'
import { newIntent } from '../../online/random.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from './failed-note.tsx'

/** Deletes a table, after asking once more. */
export function DeleteTable({ table }: { readonly table: OnlineTable }) {
  const { say } = useWords()
  const [isSure, setSure] = useState(false)
  const [failed, setFailed] = useState<string>()
  const remove = async () => {
    const removed = await removeTable(table.id, newIntent())
    if (isFailed(removed)) return setFailed(removed.failed)
    table.close()
    window.location.hash = hrefOf({ screen: 'online' })
  }
  return (
    <div>
      <Button
        kind="danger"
        aria-describedby="delete-about"
        onClick={() => (isSure ? void remove() : setSure(true))}
      >
        {say(isSure ? 'online.delete.sure' : 'online.delete')}
      </Button>
      <p id="delete-about" className="fine">
        {say('online.delete.about')}
      </p>
      {failed !== undefined && <FailedNote why={failed} />}
    </div>
  )
}
