import './styles/index.css'
import { type FormEvent, useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { GameInWords } from '../../games/gear-up/set-up/game-in-words.tsx'
import { FIRST_WISH, optionsOf, type Wish } from '../../games/gear-up/set-up/wish.ts'
import { WishFields } from '../../games/gear-up/set-up/wish-fields.tsx'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { isFailed, openTable } from '../../online/api.ts'
import { keepKeys, keepName, myName } from '../../online/memory.ts'
import { useIntent } from '../../online/use-intent.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from './failed-note.tsx'
import { MyTables } from './my-tables.tsx'
import { NameField, TextField } from './name-field.tsx'

const THREE: Wish = { ...FIRST_WISH, survivors: ['ethan', 'lisa', 'greta'] }

/** Opens a table for friends, and finds those one sits at. */
export function OnlineScreen() {
  useWordSet('gear-up')
  useWordSet('online')
  const { say, language } = useWords()
  const [name, setName] = useState(myName)
  const [title, setTitle] = useState('')
  const [wish, setWish] = useState(THREE)
  const [id, answered] = useIntent()
  const [state, setState] = useState<'idle' | 'opening' | { readonly failed: string }>('idle')

  const open = async (event: FormEvent) => {
    event.preventDefault()
    setState('opening')
    keepName(name.trim())
    const wanted = title.trim() || say('online.title-of', { name: name.trim() })
    const place = await openTable({
      options: optionsOf(wish),
      title: wanted,
      name: name.trim(),
      language,
      id,
    })
    answered(isFailed(place) ? place.failed : undefined)
    if (isFailed(place)) return setState(place)
    keepKeys(place)
    window.location.hash = hrefOf({ screen: 'table', room: place.room, link: undefined })
  }

  return (
    <div className="page online">
      <header className="online-head">
        <h1>{say('online.title')}</h1>
        <p>{say('online.about')}</p>
      </header>
      <MyTables />
      <form className="panel online-new" onSubmit={(event) => void open(event)}>
        <h2>{say('online.new')}</h2>
        <div className="online-fields">
          <NameField value={name} onChange={setName} />
          <TextField
            label={say('online.table-name')}
            value={title}
            longest={60}
            placeholder={name.trim() === '' ? '' : say('online.title-of', { name: name.trim() })}
            onChange={setTitle}
          />
        </div>
        <details className="online-setup set-up">
          <summary>
            {say('online.game')} <GameInWords options={optionsOf(wish)} />
          </summary>
          <WishFields wish={wish} onChange={setWish} />
        </details>
        {typeof state === 'object' && <FailedNote why={state.failed} />}
        <Button
          type="submit"
          kind="primary"
          size="l"
          off={state === 'opening' ? say('shell.under-way') : undefined}
        >
          {say('online.open')}
        </Button>
        <p className="fine">{say('online.open.about')}</p>
      </form>
    </div>
  )
}
