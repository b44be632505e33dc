import { hash } from 'node:crypto'
import { hashWith } from '@graveshift/kernel'

/** Node's own SHA-256 for every state and link: in a server, and in whatever measures one from inside. */
export function hashNatively(): void {
  hashWith((text) => hash('sha256', text, 'hex'))
}
