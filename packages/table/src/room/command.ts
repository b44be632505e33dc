import { isRecord, type Refusal } from '@graveshift/kernel'
import * as v from 'valibot'
import type { Act, Asker, Decision, World } from './act.ts'
import { ACTS } from './acts/index.ts'
import { overBudget } from './budget.ts'
import type { Fact } from './fact.ts'
import { refuse } from './refuse.ts'
import { rolesOf } from './roles.ts'
import type { Room } from './room.ts'

export type Command = v.InferOutput<(typeof ACTS)[number]['schema']>
export type CommandKind = Command['kind']

const BY_KIND = new Map<string, Act<Command, Fact['kind']>>(
  // Each act is given only commands of its own kind, so one type will do.
  ACTS.map((act) => [act.kind, act as unknown as Act<Command, Fact['kind']>]),
)

/** What would change who has a part in the luck, or in what, while it is drawn. */
const WAITS_FOR_LUCK: ReadonlySet<CommandKind> = new Set([
  'configure',
  'dismiss-bot',
  'hand-over',
  'ready',
  'reclaim',
  'seat-bot',
  'sit',
  'stand',
  'start',
  'unready',
])

/** Reads a command from outside: its form only. */
export function readCommand(raw: unknown): Command | undefined {
  const kind = isRecord(raw) ? raw.kind : undefined
  const act = typeof kind === 'string' ? BY_KIND.get(kind) : undefined
  if (!act) return undefined
  const read = v.safeParse(act.schema, raw)
  return read.success ? read.output : undefined
}

/** Why this person may not do such a thing at this table now; undefined if the rest is up to `decide`. */
export function whyNot(room: Room, person: string, kind: CommandKind): Refusal | undefined {
  const act = BY_KIND.get(kind)
  if (!act) return refuse('not-allowed')
  const roles = rolesOf(room, person)
  if (!act.who.some((role) => roles.includes(role))) return refuse('not-allowed')
  if (act.phases.includes(room.phase)) return undefined
  if (room.phase === 'closed') return refuse('table-closed')
  return refuse(room.phase === 'playing' ? 'game-goes-on' : 'no-game')
}

/** What comes of a command on the room as it is. Changes nothing. */
export function decideCommand(room: Room, asker: Asker, command: Command, world: World): Decision {
  const no = whyNot(room, asker.by, command.kind)
  if (no) return no
  if (room.drawing && WAITS_FOR_LUCK.has(command.kind)) return refuse('luck-is-drawn')
  const over = overBudget(room, asker.by, command)
  if (over) return over
  return BY_KIND.get(command.kind)?.decide(room, asker, command, world) ?? refuse('not-allowed')
}
