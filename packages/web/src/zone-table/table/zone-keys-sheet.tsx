import { useWords } from '../../i18n/use-words.ts'
import { KeysSheet } from '../../table/keys-sheet.tsx'
import { lensesOf } from './lens-row.tsx'
import { zoneKeys } from './zone-keys.ts'
import { useZones } from './zone-table-state.ts'

export const ZoneKeysSheet = ({ onClose }: { readonly onClose: () => void }) => (
  <KeysSheet keys={zoneKeys(useWords(), lensesOf(useZones()))} onClose={onClose} />
)
