import { type DailyCount, type DailyList, type DailyRow, PAGE } from './store.ts'

/** Tables of the day, as `MemoryStore` keeps them. */
export class MemoryDailies {
  #rows: { readonly row: DailyRow; readonly session: string }[] = []

  add(row: DailyRow, session: string): 'done' | 'known' {
    const isKnown = this.#rows.some(
      ({ row: other, session: by }) =>
        other.game === row.game &&
        other.day === row.day &&
        (other.id === row.id || (by === session && other.seats === row.seats)),
    )
    if (isKnown) return 'known'
    this.#rows.push({ row: { ...row }, session })
    return 'done'
  }

  list({ game, day, seats, help }: DailyList, most = PAGE): DailyRow[] {
    return this.#on(game, day)
      .filter((row) => row.seats === seats && row.help === help)
      .toSorted((one, two) => two.score - one.score || one.at - two.at || (one.id < two.id ? -1 : 1))
      .slice(0, most)
  }

  counts(game: string, day: string): DailyCount[] {
    const counts = new Map<string, DailyCount>()
    for (const { seats, help } of this.#on(game, day)) {
      const key = `${seats} ${help}`
      counts.set(key, { seats, help, count: (counts.get(key)?.count ?? 0) + 1 })
    }
    return [...counts.values()].sort((one, two) => one.seats - two.seats || (one.help < two.help ? -1 : 1))
  }

  forget(before: string): number {
    return this.#keep(({ day }) => day >= before)
  }

  remove(id: string): boolean {
    return this.#keep((row) => row.id !== id) > 0
  }

  /** Keeps those that are wanted; gives how many are gone. */
  #keep(isWanted: (row: DailyRow) => boolean): number {
    const kept = this.#rows.filter(({ row }) => isWanted(row))
    const gone = this.#rows.length - kept.length
    this.#rows = kept
    return gone
  }

  #on(game: string, day: string): DailyRow[] {
    return this.#rows.flatMap(({ row }) => (row.game === game && row.day === day ? [row] : []))
  }
}
