import { has } from '@graveshift/kernel'
import { Damaged, hostInLog, type PersonId, type Room, readEntry } from '@graveshift/table/room'
import { PAGE } from '@graveshift/table/store'
import type { Service } from '../service.ts'

/** A table whose game cannot be played again here: what its log tells without the rules. */
export interface SetAside {
  readonly host: PersonId
  /** The log as it lies in the store, entry by entry. */
  readonly log: readonly string[]
}

export const isSetAside = (found: object): found is SetAside => has(found, 'log')

/** What is asked of a table, or its log where it had to be set aside; nothing where there is none. */
export async function lookOrRead<T extends object>(
  { host, store }: Pick<Service, 'host' | 'store'>,
  room: string,
  read: (room: Room) => T,
): Promise<T | SetAside | undefined> {
  try {
    return await host.look(room, read)
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    const log: string[] = []
    for (;;) {
      const page = await store.read(room, log.length, PAGE)
      for (const { body } of page) log.push(body)
      if (page.length < PAGE) break
    }
    return { host: hostInLog(log.flatMap((body) => readEntry(body) ?? [])), log }
  }
}
