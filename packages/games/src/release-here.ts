import { isDevelopment, type Release } from '@graveshift/kernel'
import { FROZEN } from './frozen-list.ts'
import { VERSIONS } from './versions.ts'

/** The rules of the sources, as records name them. */
export function releaseHere(game: string): Release {
  const version = VERSIONS[game] ?? '0.0.0-dev'
  const frozen = FROZEN.find((each) => each.game === game && each.version === version)
  return frozen ? { version, hash: frozen.hash } : { version }
}

/** Whether a release comes after the rules of others; those in development come before the release they lead to. */
export function isLater({ version }: Release, than: Release): boolean {
  const order = version.localeCompare(than.version.replace('-dev', ''), 'en', { numeric: true })
  return order > 0 || (order === 0 && isDevelopment(than))
}
