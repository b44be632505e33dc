import type { PersonId, PersonRole } from './fact.ts'

/** How many entries there are, by whom. It says what else is written, never how a log is read. */
export interface Written {
  readonly by: Map<PersonId, number>
  readonly visits: Record<PersonRole, number>
}

export const nothingWritten = (): Written => ({ by: new Map(), visits: { player: 0, spectator: 0 } })

export const copyWritten = ({ by, visits }: Written): Written => ({ by: new Map(by), visits: { ...visits } })
