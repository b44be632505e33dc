import { type FormEvent, useState } from 'react'
import { Tombstone } from '../../art/tombstone.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { isFailed, joinTable } from '../../online/api.ts'
import { keepKeys, keepName, myName } from '../../online/memory.ts'
import { useIntent } from '../../online/use-intent.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from './failed-note.tsx'
import { NameField } from './name-field.tsx'

interface Props {
  readonly room: string
  readonly kind: 'invite' | 'watch'
  readonly watchKey: string
  readonly onJoined: () => void
}

/** Asks whoever comes by a link for a name; the language is the one in use. */
export function JoinForm({ room, kind, watchKey, onJoined }: Props) {
  const { say, language } = useWords()
  const [name, setName] = useState(myName)
  const [id, answered] = useIntent()
  const [state, setState] = useState<'idle' | 'joining' | { readonly failed: string }>('idle')
  const join = async (event: FormEvent) => {
    event.preventDefault()
    setState('joining')
    keepName(name.trim())
    const place = await joinTable(room, { key: watchKey, id, name: name.trim(), language })
    answered(isFailed(place) ? place.failed : undefined)
    if (isFailed(place)) return setState(place)
    keepKeys(place)
    onJoined()
  }
  return (
    <form className="notice join" onSubmit={(event) => void join(event)}>
      <Tombstone />
      <h1>{say(kind === 'invite' ? 'online.join' : 'online.watch')}</h1>
      <p>{say(kind === 'invite' ? 'online.join.about' : 'online.watch.about')}</p>
      <NameField value={name} onChange={setName} />
      {typeof state === 'object' && <FailedNote why={state.failed} />}
      <Button type="submit" kind="primary" size="l" disabled={state === 'joining'}>
        {say(kind === 'invite' ? 'online.join.go' : 'online.watch.go')}
      </Button>
    </form>
  )
}
