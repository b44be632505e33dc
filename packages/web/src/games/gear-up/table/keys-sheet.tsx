import { useWords } from '../../../i18n/use-words.ts'
import { Overlay } from '../../../ui/overlay.tsx'

/** Every key of the table, in the order in which a hand needs them. */
const KEYS = [
  ['question', 'Q'],
  ['turn', 'R'],
  ['turn-back', 'Shift R'],
  ['mirror', 'F'],
  ['fit', 'N'],
  ['arrows', '← ↑ → ↓'],
  ['draw', 'Enter'],
  ['lift', 'Esc'],
  ['undo', 'U'],
  ['keys', '?'],
] as const

export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const { say } = useWords()
  return (
    <Overlay title={say('table.keys')} className="keys-sheet" onClose={onClose}>
      <dl>
        {KEYS.map(([id, keys]) => (
          <div key={id}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{say(`table.keys.${id}`)}</dd>
          </div>
        ))}
      </dl>
    </Overlay>
  )
}
