import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import { SetupError } from '../settings.ts'

/** Where a request comes from, for limits: one name for all addresses that one household or server has. */
export type AddressOf = (request: IncomingMessage) => string

type Trust = (address: string, hop: number) => boolean

/** Whether an address is that of a proxy whose word is taken. */
export function isProxyAmong(proxies: readonly string[]): (address: string) => boolean {
  const trust = compile(proxies)
  return (address) => trust(address, 0)
}

/** Throws in plain words when the list of proxies cannot be read. */
export function addressesBehind(proxies: readonly string[]): AddressOf {
  const trust = compile(proxies)
  return (request) => householdOf(proxyAddr(request, trust))
}

function compile(proxies: readonly string[]): Trust {
  try {
    return proxyAddr.compile([...proxies])
  } catch (error) {
    throw new SetupError(
      `TRUST_PROXY cannot be read (${error instanceof Error ? error.message : error}). Write for example TRUST_PROXY=loopback.`,
    )
  }
}

/** Of IPv6 the first half: the other half is the household's to choose. */
export function householdOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0')
  const groups = [...first, ...zeros, ...last].slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`
}
