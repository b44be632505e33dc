type Having<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T : never) : never

/**
 * Whether a thing has a field with something in it. Things of one form have all fields of their kin, most of them
 * undefined, and an `in` finds every one of those.
 */
export function has<T extends object, K extends PropertyKey>(value: T, key: K): value is Having<T, K> {
  return (value as Readonly<Record<K, unknown>>)[key] !== undefined
}
