import type { PersonId, PersonRole } from './fact.ts'

/** How many entries there are, by whom. It says what else is written, never how a log is read. */
export interface Written {
  readonly by: Map<PersonId, number>
  /** By players while they had no seat. */
  readonly idle: Map<PersonId, number>
  readonly visits: Record<PersonRole, number>
}

export const nothingWritten = (): Written => ({
  by: new Map(),
  idle: new Map(),
  visits: { player: 0, spectator: 0 },
})

export const copyWritten = ({ by, idle, visits }: Written): Written => ({
  by: new Map(by),
  idle: new Map(idle),
  visits: { ...visits },
})
