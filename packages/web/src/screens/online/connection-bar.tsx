import { useWords } from '../../i18n/use-words.ts'
import type { Look, OnlineTable } from '../../online/online-table.ts'
import { Button } from '../../ui/button.tsx'

/** Says when the table cannot be reached, and that nothing is lost. Silent as long as all is well. */
export function ConnectionBar({ table, look }: { readonly table: OnlineTable; readonly look: Look }) {
  const { say } = useWords()
  const { status, isOnline, pending, room } = look
  // The first connection is not worth a word.
  const isWell = status === 'open' || (status === 'connecting' && !room && isOnline)
  const key = isOnline ? 'online.reconnecting' : 'online.offline'
  return (
    <div role="status" className="connection">
      {!isWell && (
        <div className="connection-bar" data-online={isOnline ? '' : undefined}>
          <span className="connection-dot" aria-hidden="true" />
          <p>
            {say(key)} {pending.length > 0 && say('online.kept', { count: pending.length })}
          </p>
          {isOnline && status === 'waiting' && (
            <Button onClick={() => table.retry()}>{say('online.retry')}</Button>
          )}
        </div>
      )}
    </div>
  )
}
