import './styles/keys-sheet.css'
import { useWords } from '../i18n/use-words.ts'
import { Overlay } from '../ui/overlay.tsx'

/** A key with what it does. */
export interface KeyTold {
  readonly keys: string
  readonly does: string
}

interface ListProps {
  /** Every key, in the order in which a hand needs them. */
  readonly keys: readonly KeyTold[]
}

export const KeyList = ({ keys }: ListProps) => (
  <dl className="key-list">
    {keys.map(({ keys, does }) => (
      <div key={keys}>
        <dt>
          <kbd>{keys}</kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
)

/** The keys of a table. */
export function KeysSheet({ keys, onClose }: ListProps & { readonly onClose: () => void }) {
  const { say } = useWords()
  return (
    <Overlay title={say('table.keys')} className="keys-sheet" onClose={onClose}>
      <KeyList keys={keys} />
    </Overlay>
  )
}
