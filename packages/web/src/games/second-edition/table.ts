import { zoneTableOf } from '../../zone-table/table/zone-table-of.tsx'
import { SECOND_EDITION_ZONES } from './zone-face.ts'

/** The city at night. */
export const SecondEditionTable = zoneTableOf(SECOND_EDITION_ZONES)
