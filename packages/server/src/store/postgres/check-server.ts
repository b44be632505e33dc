import { StoreUnfit } from '@graveshift/table/store'
import type { Pool } from 'pg'

const OLDEST = 150_000

interface Found {
  readonly version: number
  readonly encoding: string
  readonly synchronous_commit: string
  readonly fsync: string
  readonly full_page_writes: string
}

/** Throws when this server would not keep what it says it keeps. */
export async function checkServer(pool: Pool, acceptLoss: boolean): Promise<void> {
  const { rows } = await pool.query<Found>(
    `select current_setting('server_version_num')::int as version,
            current_setting('server_encoding') as encoding,
            current_setting('synchronous_commit') as synchronous_commit,
            current_setting('fsync') as fsync,
            current_setting('full_page_writes') as full_page_writes`,
  )
  const [found] = rows
  if (found === undefined) throw new StoreUnfit('The database server tells nothing about itself.')
  if (found.version < OLDEST)
    throw new StoreUnfit(`PostgreSQL 15 or newer is needed; this server says ${found.version}.`)
  if (found.encoding !== 'UTF8')
    throw new StoreUnfit(`The database must be made with encoding UTF8; this one has ${found.encoding}.`)
  if (acceptLoss) return
  const weak = [
    // The others would answer before the disk, or the standby, has it.
    ...(['on', 'remote_apply'].includes(found.synchronous_commit)
      ? []
      : [`synchronous_commit=${found.synchronous_commit}`]),
    ...(found.fsync === 'on' ? [] : ['fsync=off']),
    ...(found.full_page_writes === 'on' ? [] : ['full_page_writes=off']),
  ]
  if (weak.length > 0)
    throw new StoreUnfit(
      `With ${weak.join(', ')} the database may forget moves that players saw. Set them on, or say ACCEPT_LOSS=yes.`,
    )
}
