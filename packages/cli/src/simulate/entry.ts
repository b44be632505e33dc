/** The entry of a record, made when it is first asked for. */
export function entry<T>(record: Partial<Record<string, T>>, key: string | number, fresh: () => T): T {
  const known = record[key]
  if (known !== undefined) return known
  const made = fresh()
  record[key] = made
  return made
}

export function bump(record: Partial<Record<string, number>>, key: string | number, by = 1): void {
  record[key] = (record[key] ?? 0) + by
}
