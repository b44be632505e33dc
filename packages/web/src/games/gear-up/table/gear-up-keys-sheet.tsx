import { useWords } from '../../../i18n/use-words.ts'
import { KeysSheet } from '../../../table/keys-sheet.tsx'

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

export function GearUpKeysSheet({ onClose }: { readonly onClose: () => void }) {
  const { say } = useWords()
  return (
    <KeysSheet keys={KEYS.map(([id, keys]) => ({ keys, does: say(`table.keys.${id}`) }))} onClose={onClose} />
  )
}
