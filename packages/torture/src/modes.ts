import { clock } from './durable/clock.ts'
import { damage } from './durable/damage.ts'
import { disk } from './durable/disk.ts'
import { failpoints } from './durable/failpoints.ts'
import { kill } from './durable/kill.ts'
import { network } from './durable/network.ts'
import { nodes } from './durable/nodes.ts'
import { power } from './durable/power.ts'
import { restore } from './durable/restore.ts'
import { shutdown } from './durable/shutdown.ts'
import { simulation } from './durable/simulation.ts'
import { standby } from './durable/standby.ts'
import { sync } from './durable/sync.ts'
import { freeze } from './hostile/freeze.ts'
import { fuzz } from './hostile/fuzz.ts'
import { gates } from './hostile/gates.ts'
import { invites } from './hostile/invites.ts'
import { limits } from './hostile/limits.ts'
import { patterns } from './hostile/patterns.ts'
import { readers } from './hostile/readers.ts'
import { slow } from './hostile/slow.ts'
import { soak } from './hostile/soak.ts'
import { churn } from './load/churn.ts'
import { growth } from './load/growth.ts'
import { sockets } from './load/sockets.ts'
import { stored } from './load/stored.ts'
import { throughput } from './load/throughput.ts'
import type { Mode } from './mode.ts'
import { chance } from './rules/chance.ts'
import { decisions } from './rules/decisions.ts'
import { secrecy } from './rules/secrecy.ts'
import { undo } from './rules/undo.ts'

/** Every mode, listed once, in the order of the tests of reliability.md. */
export const MODES: Readonly<Record<string, Mode>> = {
  kill,
  failpoints,
  sync,
  network,
  standby,
  nodes,
  sim: simulation,
  disk,
  damage,
  restore,
  shutdown,
  decisions,
  chance,
  undo,
  secrecy,
  sockets,
  throughput,
  stored,
  churn,
  slow,
  growth,
  clock,
  fuzz,
  patterns,
  invites,
  limits,
  freeze,
  soak,
  power,
  readers,
  gates,
}
