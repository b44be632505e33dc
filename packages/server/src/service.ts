import type { Host } from '@graveshift/table/host'
import type { Bus, Store } from '@graveshift/table/store'
import type { Logger } from 'pino'
import type { BotPool } from './bots/bot-pool.ts'
import type { AddressOf } from './identity/addresses.ts'
import type { AllowOrigin } from './identity/origins.ts'
import type { ServerKey } from './identity/server-key.ts'
import type { Sessions } from './identity/sessions.ts'
import type { Tickets } from './identity/tickets.ts'
import type { Metrics } from './ops/metrics.ts'
import type { Settings } from './settings.ts'
import type { Threads } from './threads/threads.ts'

/** What the parts of a running server share. */
export interface Service {
  readonly settings: Settings
  readonly log: Logger
  readonly metrics: Metrics
  readonly store: Store
  readonly bus: Bus
  readonly host: Host
  /** Absent on a server without bots. */
  readonly bots: BotPool | undefined
  /** For what would keep everybody waiting. */
  readonly threads: Threads
  /** For files of games, which may take long: bots do not wait for them. */
  readonly archivists: Threads
  readonly key: ServerKey
  readonly tickets: Tickets
  readonly sessions: Sessions
  readonly allowOrigin: AllowOrigin
  readonly addressOf: AddressOf
  /** The build of the page that is given out here. */
  readonly build: string | undefined
  /** Set once it is going down. */
  closing: boolean
}
