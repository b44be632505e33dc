import { useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { isFailed, newKey } from '../../online/api.ts'
import { keepName } from '../../online/memory.ts'
import { type Whereabouts, whereIs } from '../../online/online-table.ts'
import { newIntent } from '../../online/random.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from './failed-note.tsx'
import { LinkField } from './link-field.tsx'
import type { AtRoom } from './lobby.tsx'
import { renameOff, TextField } from './name-field.tsx'
import { linkTo } from './table-links.tsx'

/** Whether somebody is connected: a dot, and a word for ears. */
export function Presence({ where }: { readonly where: Whereabouts }) {
  const { say } = useWords()
  return (
    <span className="presence" data-where={where} title={say(`online.${where}`)}>
      <span className="unseen">{say(`online.${where}`)}</span>
    </span>
  )
}

/** Everybody at the table; what the host can do about them lies behind their names. */
export function PeopleList({ table, look, room }: AtRoom) {
  const { say } = useWords()
  const { you = '' } = look
  const people = [...room.people].filter(([, { gone }]) => gone === undefined)
  return (
    <section className="people panel" aria-labelledby="people">
      <h2 id="people">{say('online.people')}</h2>
      <ul>
        {people.map(([id, { name, role }]) => (
          <li key={id}>
            <Presence where={whereIs(look, id)} />
            <strong>{id === you ? say('online.you-are', { name }) : name}</strong>
            {id === room.host && <span className="tag">{say('online.host')}</span>}
            {role === 'spectator' && <span className="tag">{say('online.spectator')}</span>}
            {(id === you || room.host === you) && (
              <details>
                <summary aria-label={say('online.more-about', { name })}>{say('online.more')}</summary>
                {id === you ? (
                  <OwnTools table={table} look={look} room={room} />
                ) : (
                  <HostTools table={table} look={look} room={room} person={id} />
                )}
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function OwnTools({ table, look, room }: AtRoom) {
  const { say, language } = useWords()
  const now = room.people.get(look.you ?? '')?.name ?? ''
  const [name, setName] = useState(now)
  const [sure, setSure] = useState(false)
  const rename = () => {
    keepName(name.trim())
    void table.do({ kind: 'rename', name: name.trim(), language })
  }
  return (
    <div className="people-tools">
      <TextField label={say('online.name')} value={name} longest={40} onChange={setName} />
      <Button off={renameOff(say, name, now)} onClick={rename}>
        {say('online.rename')}
      </Button>
      <Button kind="danger" onClick={() => (sure ? void table.do({ kind: 'leave' }) : setSure(true))}>
        {say(sure ? 'online.leave.sure' : 'online.leave')}
      </Button>
    </div>
  )
}

/** Sending away, passing the host's part on, and a new personal link for somebody who lost theirs. */
function HostTools({ table, room, person }: AtRoom & { readonly person: string }) {
  const { say } = useWords()
  const [sure, setSure] = useState(false)
  const [made, setMade] = useState<{ readonly key: string } | { readonly failed: string }>()
  const name = room.people.get(person)?.name ?? ''
  return (
    <div className="people-tools">
      <Button onClick={() => void table.do({ kind: 'pass-host', person })}>
        {say('online.pass-host', { name })}
      </Button>
      <Button onClick={() => void newKey(table.id, { kind: 'seat', person, id: newIntent() }).then(setMade)}>
        {say('online.rekey-person', { name })}
      </Button>
      {made &&
        (isFailed(made) ? (
          <FailedNote why={made.failed} />
        ) : (
          <LinkField label={say('online.link-of', { name })} link={linkTo(table.id, 'seat', made.key)} />
        ))}
      <Button kind="danger" onClick={() => (sure ? void table.do({ kind: 'kick', person }) : setSure(true))}>
        {say(sure ? 'online.kick.sure' : 'online.kick', { name })}
      </Button>
    </div>
  )
}
