import { useEffect, useId, useState } from 'react'
import { codeOf } from '../../after/share.ts'
import { hrefOf } from '../../app/routes.ts'
import { useWords } from '../../i18n/use-words.ts'
import { exportGame } from '../../store/files.ts'
import { type OpenGame, openGame } from '../../store/open-games.ts'
import { isRefused, type RefusedFile } from '../../store/refused-file.ts'
import { Button } from '../../ui/button.tsx'

type Made =
  | { readonly state: 'making' }
  | { readonly state: 'refused'; readonly why: RefusedFile }
  | { readonly state: 'too-long'; readonly store: OpenGame }
  | { readonly state: 'ready'; readonly link: string }

async function make(id: string): Promise<Made> {
  const store = await openGame(id)
  if (isRefused(store)) return { state: 'refused', why: store.refused }
  const code = await codeOf(store)
  if (code === undefined) return { state: 'too-long', store }
  const { origin, pathname } = window.location
  return { state: 'ready', link: `${origin}${pathname}${hrefOf({ screen: 'shared', code })}` }
}

/** A game as a link to be copied, or why there is none. */
export function SharePanel({ id }: { readonly id: string }) {
  const { say } = useWords()
  const field = useId()
  const [made, setMade] = useState<Made>({ state: 'making' })
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    let here = true
    void make(id).then((done) => here && setMade(done))
    return () => {
      here = false
    }
  }, [id])

  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // Not allowed here: the link is selected, to be copied by hand.
      const input = document.getElementById(field)
      if (input instanceof HTMLInputElement) input.select()
    }
  }
  switch (made.state) {
    case 'making':
      return <p className="share-panel fine">{say('shell.loading')}</p>
    case 'refused':
      return <p className="share-panel refused">{say(`refused-file.${made.why}`)}</p>
    case 'too-long':
      return (
        <div className="share-panel refused" role="status">
          <p>{say('shelf.share.too-long')}</p>
          <Button onClick={() => exportGame(made.store)}>{say('shelf.export')}</Button>
        </div>
      )
    case 'ready':
      return (
        <div className="share-panel">
          <label htmlFor={field}>{say('shelf.link')}</label>
          <div className="row">
            <input
              id={field}
              className="text-input"
              type="text"
              readOnly
              value={made.link}
              onFocus={({ target }) => target.select()}
            />
            <Button kind="primary" onClick={() => void copy(made.link)}>
              {say('shelf.copy')}
            </Button>
          </div>
          <p role="status">{copied ? say('shelf.copied') : ''}</p>
          <p className="fine">{say('shelf.share.about')}</p>
        </div>
      )
  }
}
