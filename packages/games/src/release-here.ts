import { isDevelopment, type Release } from '@graveshift/kernel'
import { FROZEN } from './frozen-list.ts'
import { VERSIONS } from './versions.ts'

/** The rules of the sources, as records name them. */
export function releaseHere(game: string): Release {
  const version = VERSIONS[game] ?? '0.0.0-dev'
  const frozen = FROZEN.find((each) => each.game === game && each.version === version)
  return frozen ? { version, hash: frozen.hash } : { version }
}

/** Which of two versions comes later; rules in development come before the release they lead to. */
export function isLater(one: Release, other: Release): boolean {
  const [a, b] = [one, other].map(({ version }) => version.split(/[.-]/).map(Number))
  for (let part = 0; part < 3; part++) {
    const difference = (a?.[part] ?? 0) - (b?.[part] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return !isDevelopment(one) && isDevelopment(other)
}
