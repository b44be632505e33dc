import { useWords } from '../../i18n/use-words.ts'
import { KeysSheet } from '../../table/keys-sheet.tsx'
import { zoneKeys } from './zone-keys.ts'

export const ZoneKeysSheet = ({ onClose }: { readonly onClose: () => void }) => (
  <KeysSheet keys={zoneKeys(useWords())} onClose={onClose} />
)
