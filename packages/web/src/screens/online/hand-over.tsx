import { useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  readonly survivor: string
  readonly to: readonly { readonly id: string; readonly name: string }[]
  readonly onChoose: (id: string) => void
}

/** Gives a seat away: to whom, and then once more whether it is meant, because only they can give it back. */
export function HandOver({ survivor, to, onChoose }: Props) {
  const { say } = useWords()
  const [wanted, setWanted] = useState('')
  const other = to.find(({ id }) => id === wanted)
  return (
    <>
      <select
        className="hand-over"
        aria-label={say('online.hand-over-of', { survivor })}
        value={other ? wanted : ''}
        onChange={({ target: { value } }) => setWanted(value)}
      >
        <option value="">{say('online.hand-over')}</option>
        {to.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {other && (
        <Button
          kind="primary"
          onClick={() => {
            setWanted('')
            onChoose(other.id)
          }}
        >
          {say('online.hand-over.sure', { survivor, name: other.name })}
        </Button>
      )}
    </>
  )
}
