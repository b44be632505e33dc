import { useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { useWords } from '../../i18n/use-words.ts'
import { isFailed, type KeyKind, newKey } from '../../online/api.ts'
import { keepKeys, keysOf } from '../../online/memory.ts'
import { newIntent } from '../../online/random.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from './failed-note.tsx'
import { LinkField } from './link-field.tsx'
import type { AtRoom } from './lobby.tsx'

export function linkTo(room: string, kind: KeyKind | 'replay', key: string): string {
  const { origin, pathname } = window.location
  return `${origin}${pathname}${hrefOf({ screen: 'table', room, link: { kind, key } })}`
}

/** Whether this address leads other devices to themselves. */
const isLocal = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname)

/** Links to the table: to come and play, to watch, and to one's own place from another device. */
export function TableLinks({ table, look, room }: AtRoom) {
  const { say } = useWords()
  const keys = keysOf(table.id)
  const [failed, setFailed] = useState<string>()
  const [sure, setSure] = useState<KeyKind>()
  const [replaced, setReplaced] = useState<KeyKind>()
  const isHost = room.host === look.you
  const make = async (kind: KeyKind) => {
    setSure(undefined)
    setReplaced(undefined)
    const made = await newKey(table.id, { kind, id: newIntent() })
    if (isFailed(made)) return setFailed(made.failed)
    setFailed(undefined)
    keepKeys({ room: table.id, keys: { [kind]: made.key } })
    return setReplaced(kind)
  }
  const kinds: readonly KeyKind[] = isHost ? ['invite', 'watch', 'seat'] : ['seat']
  return (
    <section className="table-links panel" aria-labelledby="table-links">
      <h2 id="table-links">{say(isHost ? 'online.invite' : 'online.your-link')}</h2>
      {isHost && isLocal() && <p className="local-only">{say('online.link.local')}</p>}
      {kinds.map((kind) => {
        const key = keys[kind]
        return key === undefined ? (
          <div key={kind} className="link-field">
            <p>{say(`online.link.${kind}`)}</p>
            <Button onClick={() => void make(kind)}>{say('online.link.make')}</Button>
            <p className="fine">{say('online.link.anew.about')}</p>
          </div>
        ) : (
          <LinkField
            key={kind}
            label={say(`online.link.${kind}`)}
            about={say(`online.link.${kind}.about`)}
            link={linkTo(table.id, kind, key)}
            isMain={kind === 'invite'}
          />
        )
      })}
      {failed !== undefined && <FailedNote why={failed} />}
      <details>
        <summary>{say('online.link.anew')}</summary>
        <p className="fine">{say('online.link.anew.about')}</p>
        <div className="row">
          {kinds.map((kind) => (
            <Button
              key={kind}
              kind={sure === kind ? 'danger' : 'plain'}
              onClick={() => (sure === kind ? void make(kind) : setSure(kind))}
            >
              {say(sure === kind ? 'online.link.replace.sure' : `online.link.replace.${kind}`)}
            </Button>
          ))}
        </div>
        <p role="status">{replaced && say(`online.link.replaced.${replaced}`)}</p>
      </details>
    </section>
  )
}
