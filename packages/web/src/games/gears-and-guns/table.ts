import { zoneTableOf } from '../../zone-table/table/zone-table-of.tsx'
import { WESTERN_ZONES } from './zone-face.ts'

/** The town under steam. */
export const WesternTable = zoneTableOf(WESTERN_ZONES)
