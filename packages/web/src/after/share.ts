import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { has, isFault } from '@graveshift/kernel'
import { type GameRecord, LONGEST_OUTLINE, outlineOf, recordFromOutline } from '@graveshift/table'
import type { GearUpStore } from '../store/gear-up.ts'
import { type Refused, refusedBy } from '../store/refused-file.ts'
import { LONGEST_CODE, packText, unpackText } from './link-codec.ts'

/** A game as letters for a link; undefined if there are too many of them. */
export async function codeOf(store: GearUpStore): Promise<string | undefined> {
  const record = store.session.record({ for: 'players' })
  const code = await packText(JSON.stringify(outlineOf(record)))
  return code.length > LONGEST_CODE ? undefined : code
}

/** The game of a link. */
export async function recordOfCode(code: string): Promise<GameRecord | Refused | 'bad-link'> {
  const unpacked = await unpackText(code, LONGEST_OUTLINE)
  if (has(unpacked, 'bad')) return unpacked.bad === 'too-large' ? { refused: 'too-large' } : 'bad-link'
  const record = recordFromOutline(GEAR_UP_MODULE, unpacked.text)
  return isFault(record) ? refusedBy(record.fault) : record
}
