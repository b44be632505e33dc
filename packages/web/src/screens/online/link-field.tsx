import { useId, useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  readonly label: string
  readonly link: string
  readonly about?: string
  readonly isMain?: boolean
}

/** A link to hand out: to be copied, or shared as the device does. */
export function LinkField({ label, link, about, isMain = false }: Props) {
  const { say } = useWords()
  const field = useId()
  const [copied, setCopied] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(link)
    } catch {
      // Not allowed here: the link is selected, to be copied by hand.
      const input = document.getElementById(field)
      if (input instanceof HTMLInputElement) input.select()
    }
  }
  return (
    <div className="link-field">
      <label htmlFor={field}>{label}</label>
      <div className="link-row">
        <input
          id={field}
          className="text-input"
          type="text"
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <Button
          kind={isMain ? 'primary' : 'plain'}
          aria-label={say('online.copy-what', { what: label })}
          onClick={() => void copy()}
        >
          {say(copied === link ? 'online.copied' : 'online.copy')}
        </Button>
        {'share' in navigator && (
          <Button
            aria-label={say('online.share-what', { what: label })}
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            {say('online.share')}
          </Button>
        )}
      </div>
      {about !== undefined && <p className="fine">{about}</p>}
      <p className="unseen" role="status">
        {copied === link ? say('online.copied') : ''}
      </p>
    </div>
  )
}
