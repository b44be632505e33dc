import { useWords } from '../../i18n/use-words.ts'
import type { OnlineTable, Trouble } from '../../online/online-table.ts'
import { Button } from '../../ui/button.tsx'

/** What the table said against the last wish. */
export function TroubleNote({
  table,
  trouble,
}: {
  readonly table: OnlineTable
  readonly trouble: Trouble | undefined
}) {
  const { say, refuse } = useWords()
  if (!trouble) return null
  return (
    <div className="refused trouble" role="alert">
      <p>{trouble === 'conflict' ? say('online.conflict') : refuse(trouble)}</p>
      <Button kind="quiet" onClick={() => table.forgetTrouble()}>
        {say('online.ok')}
      </Button>
    </div>
  )
}
