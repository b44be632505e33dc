import type { World } from '../room/act.ts'
import type { Command, CommandKind } from '../room/command.ts'
import type { PersonId } from '../room/fact.ts'
import type { Room } from '../room/room.ts'
import type { KeyRow, SideWrites, Store } from '../store/store.ts'
import type { Deadlines } from './deadlines.ts'
import type { Presence } from './presence.ts'
import type { Request } from './request.ts'
import type { HostSetting } from './setting.ts'
import { promise, type Vault } from './vault.ts'

/** What becomes of the kind of a key that opens nothing any more. */
export const DEAD_KEY = 'dead'

export type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** What a host knows of one table and the log does not. */
export interface RoomContext {
  readonly setting: HostSetting
  readonly presence: Presence
  readonly deadlines: Deadlines
  readonly vault: Vault
}

/**
 * What a host knows, for a decision; what is to be written beside the log goes into `also`. The secret is fetched only
 * where luck may be asked for.
 */
export async function worldOf(
  { setting, presence, deadlines, vault }: RoomContext,
  room: Room,
  kind: CommandKind,
  also: Writable<SideWrites>,
): Promise<World> {
  const { store, bytes, sealer, bots } = setting
  if (room.play ? room.secret === undefined : kind === 'start' || kind === 'show-nonce')
    await vault.open(store, room.round)
  return {
    isHere: (person) => presence.isHere(person),
    awayFor: (person) => presence.awayFor(person),
    ageOf: (seq) => deadlines.ageOf(seq),
    luck: (share) => vault.luck(room.module.rulesFor(room.settings.options), share),
    promise: () => {
      const round = room.round + 1
      const { commitment, sealed } = promise(room.id, round, bytes, sealer)
      also.sealed = { round, text: sealed }
      return commitment
    },
    hasBots: bots !== undefined,
    secret: () => vault.reveal(),
  }
}

/**
 * Whoever goes or is sent away loses links and sessions in the same write, and who is sent away the links by which
 * anybody comes; a new link is the end of the old one, and a
 * new personal one the end of whatever device came by the old: a lost one must not play on.
 */
export async function takeAway(
  store: Store,
  room: string,
  { by, command }: Request,
  also: Writable<SideWrites>,
): Promise<void> {
  const gone = whoseDevicesGo(by, command)
  if (gone === undefined && command.kind !== 'rekey') return
  const isOld = ({ kind, person }: KeyRow): boolean => {
    if (command.kind === 'rekey') return kind === command.what && (kind !== 'seat' || person === gone)
    // Whoever was sent away came by a link that others may have, too: he shall not come back by it.
    return person === gone || (command.kind === 'kick' && (kind === 'invite' || kind === 'watch'))
  }
  const old = (await store.keys(room)).filter((key) => key.kind !== DEAD_KEY && isOld(key))
  // Kept as what they are now, so that whoever comes by one is told so.
  also.keysAdded = [...old.map(({ hash }) => ({ hash, kind: DEAD_KEY })), ...(also.keysAdded ?? [])]
  if (gone !== undefined) also.unbound = [...(also.unbound ?? []), { person: gone }]
}

function whoseDevicesGo(by: PersonId, command: Command): PersonId | undefined {
  if (command.kind === 'kick') return command.person
  if (command.kind === 'leave') return by
  return command.kind === 'rekey' && command.what === 'seat' ? (command.person ?? by) : undefined
}
