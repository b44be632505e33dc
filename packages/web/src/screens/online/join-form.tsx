import { type FormEvent, useEffect, useState } from 'react'
import { Tombstone } from '../../art/tombstone.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { type About, aboutTable, isFailed, joinTable } from '../../online/api.ts'
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
  const about = useAbout(room, watchKey)
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
      {about?.host && (
        <p className="join-whose">
          {say('online.join.whose', {
            host: about.host,
            titled: about.title && !about.title.includes(about.host) ? 'yes' : 'no',
            title: about.title,
          })}
        </p>
      )}
      <p>{say(kind === 'invite' ? 'online.join.about' : 'online.watch.about')}</p>
      <NameField value={name} onChange={setName} />
      {typeof state === 'object' && <FailedNote why={state.failed} />}
      <Button
        type="submit"
        kind="primary"
        size="l"
        off={state === 'joining' ? say('shell.under-way') : undefined}
      >
        {say(kind === 'invite' ? 'online.join.go' : 'online.watch.go')}
      </Button>
    </form>
  )
}

/** Whose table it is, once the server has said so; a wrong link is told when one comes in. */
function useAbout(room: string, key: string): About | undefined {
  const [about, setAbout] = useState<About>()
  useEffect(() => {
    let here = true
    void aboutTable(room, key).then((said) => {
      if (here && !isFailed(said)) setAbout(said)
    })
    return () => {
      here = false
    }
  }, [room, key])
  return about
}
