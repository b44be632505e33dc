import { useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import type { Look, OnlineTable } from '../../online/online-table.ts'
import { Button } from '../../ui/button.tsx'
import { reloadPage } from './reload-page.ts'

/** A newer page is ready: loaded when it suits, because nothing is lost by it and nothing gained in a hurry. */
function Outdated() {
  const { say } = useWords()
  const [state, setState] = useState<'shown' | 'loading' | 'later'>('shown')
  if (state === 'later') return null
  return (
    <div className="connection-bar connection-newer">
      <p>{say('online.outdated')}</p>
      <Button
        kind="primary"
        off={state === 'loading' ? say('shell.under-way') : undefined}
        onClick={() => {
          setState('loading')
          void reloadPage()
        }}
      >
        {say('error.reload')}
      </Button>
      <Button onClick={() => setState('later')}>{say('update.later')}</Button>
    </div>
  )
}

/** Says when the table cannot be reached, and that nothing is lost. Silent as long as all is well. */
export function ConnectionBar({ table, look }: { readonly table: OnlineTable; readonly look: Look }) {
  const { say } = useWords()
  const { status, isOnline, isOutdated, pending, room } = look
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
      {isOutdated && <Outdated />}
    </div>
  )
}
