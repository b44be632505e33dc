import './styles/keys-sheet.css'
import { useWords } from '../i18n/use-words.ts'
import { Overlay } from '../ui/overlay.tsx'

interface Props {
  /** Every key with what it does, in the order in which a hand needs them. */
  readonly keys: readonly { readonly keys: string; readonly does: string }[]
  readonly onClose: () => void
}

/** The keys of a table. */
export function KeysSheet({ keys, onClose }: Props) {
  const { say } = useWords()
  return (
    <Overlay title={say('table.keys')} className="keys-sheet" onClose={onClose}>
      <dl>
        {keys.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Overlay>
  )
}
