import type { Game } from '@graveshift/kernel'
import type { CampaignSession, Session } from '@graveshift/table'
import type { Language, Names } from '../words.ts'
import { badRequest, complain } from './complaint.ts'

const MOST_TABLES = 1000

export interface OpenTable {
  readonly name: string
  /** Of a campaign the running game, or its last one. */
  readonly session: Session<Game>
  readonly campaign?: CampaignSession<object>
  readonly lang: Language | undefined
  readonly names: Names | undefined
}

interface Named {
  readonly table?: string | undefined
}

/** The tables of one process, by name. */
export class Tables {
  readonly #open = new Map<string, OpenTable>()
  #named = 0

  /** The name for a new table: the one asked for, or the next number. */
  nameFor(wanted: string | undefined): string {
    if (this.#open.size >= MOST_TABLES) throw complain('too-many-tables', { most: MOST_TABLES })
    if (wanted !== undefined) {
      if (this.#open.has(wanted)) throw complain('table-taken', { table: wanted })
      return wanted
    }
    let name = `t${++this.#named}`
    while (this.#open.has(name)) name = `t${++this.#named}`
    return name
  }

  add(table: OpenTable): void {
    this.#open.set(table.name, table)
  }

  /** The table a request means; it may go unnamed while there is only one. */
  of({ table: name }: Named): OpenTable {
    if (name === undefined) {
      const [only, ...others] = this.#open.values()
      if (!only || others.length > 0)
        throw badRequest(`'table' is missing: ${this.#open.size} tables are open`)
      return only
    }
    const table = this.#open.get(name)
    if (!table) throw complain('no-such-table', { table: name })
    return table
  }

  /** The table a request names, or the only one there is, if there is such a table. */
  near({ table: name }: Named): OpenTable | undefined {
    if (name !== undefined) return this.#open.get(name)
    const [only] = this.#open.values()
    return this.#open.size === 1 ? only : undefined
  }

  close(table: OpenTable): void {
    this.#open.delete(table.name)
  }

  names(): string[] {
    return [...this.#open.keys()]
  }
}
