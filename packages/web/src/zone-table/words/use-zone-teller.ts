import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { useZones } from '../table/zone-table-state.ts'
import type { ZoneTeller } from './zone-told.ts'

/** What zones are told from, as things stand. */
export function useZoneTeller(): ZoneTeller {
  const { face, kit, board, headings } = useZones()
  const words = useWords()
  return useMemo(() => ({ words, face, kit, board, headings }), [words, face, kit, board, headings])
}
