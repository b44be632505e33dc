import { freshToken } from '@graveshift/server/identity/tokens'
import { makeFolder, ServerProcess } from '@graveshift/server/testing/server-process'
import { mode } from '../mode.ts'
import { atLeast, seen } from '../parts/figures.ts'
import { FrugalVisitor } from '../parts/frugal-visitor.ts'

export interface InviteFigures {
  readonly guesses: number
  readonly atOnce: number
}

const A_MINUTE = 20

/** T32: guessed keys from many addresses, and what becomes of a key that is right. */
export async function guessInvites({ guesses, atOnce }: InviteFigures) {
  const folder = makeFolder()
  const server = new ServerProcess(folder.path, {
    TRUST_PROXY: 'loopback',
    REQUESTS_PER_MINUTE: '10000000',
    TABLES_PER_HOUR: '1000',
    LOG_LEVEL: 'debug',
  })
  const wrong: string[] = []
  try {
    const address = await server.address()
    const host = new FrugalVisitor(address)
    const { body } = await host.open()
    const room = body.room as string
    const keys = body.keys as Readonly<Record<string, string>>
    let people = 0
    const join = (key: string, from: string, where = room) =>
      new FrugalVisitor(address).ask(
        'POST',
        `/api/tables/${where}/join`,
        { key, id: freshToken(), name: `Eve ${++people}`, language: 'en' },
        { 'x-forwarded-for': from },
      )
    const said = { mistaken: 0, throttled: 0 }
    let next = 0
    const guesser = async () => {
      for (let guess = next++; guess < guesses; guess = next++) {
        // Each address guesses more often than it may; half of them a table that never was.
        const from = `10.${(guess >> 14) & 255}.${(guess >> 6) & 255}.${1 + (guess & 1)}`
        const { status } = await join(freshToken(), from, guess % 4 < 2 ? room : freshToken())
        if (status === 403) said.mistaken++
        else if (status === 429) said.throttled++
        else wrong.push(`a guess was answered with ${status}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, guesser))
    wrong.push(...(await oneAddress(join, keys.invite ?? '')))
    wrong.push(...(await revoking(host, join, room, keys)))
    wrong.push(...(await preview(address, room, host)))
    const all = [...Object.values(keys), host.cookie.split('=')[1] ?? '']
    for (const key of all) if (server.said.includes(key)) wrong.push('a key is in the log')
    return { wrong, ...said }
  } finally {
    await server.kill()
    folder.remove()
  }
}

type Join = (key: string, from: string) => Promise<{ readonly status: number }>

/** After twenty mistakes in a minute not even the right key opens; from elsewhere it does. */
async function oneAddress(join: Join, key: string): Promise<string[]> {
  for (let tries = 0; tries < A_MINUTE; tries++) await join(freshToken(), '192.0.2.1')
  const [late, elsewhere] = [await join(key, '192.0.2.1'), await join(key, '192.0.2.2')]
  return [
    ...(late.status === 429 ? [] : [`not throttled after ${A_MINUTE} mistakes: ${late.status}`]),
    ...(elsewhere.status === 200 ? [] : [`throttled for the mistakes of others: ${elsewhere.status}`]),
  ]
}

/** A link that was replaced opens nothing from that moment on, and the new one does. */
async function revoking(
  host: FrugalVisitor,
  join: Join,
  room: string,
  keys: Readonly<Record<string, string>>,
): Promise<string[]> {
  const wrong: string[] = []
  for (const kind of ['invite', 'watch']) {
    const { body } = await host.ask('POST', `/api/tables/${room}/keys`, { kind, id: freshToken() })
    if ((await join(keys[kind] ?? '', '192.0.2.3')).status !== 403)
      wrong.push(`an old ${kind} link still opens`)
    const fresh = await join(body.key, '192.0.2.4')
    if (fresh.status !== 200) wrong.push(`a new ${kind} link does not open: ${fresh.status}`)
  }
  return wrong
}

/** What a program sees that looks at a link to show it: the part after # never leaves a browser. */
async function preview(address: string, room: string, host: FrugalVisitor): Promise<string[]> {
  const ticket = async () => (await host.ask('POST', `/api/tables/${room}/ticket`)).status
  const before = await ticket()
  const bot = new FrugalVisitor(address)
  const { status, headers, body } = await bot.ask('GET', '/', undefined, { accept: 'text/html' })
  return [
    ...(status === 200 ? [] : [`a preview is answered with ${status}`]),
    ...(bot.cookie === '' ? [] : ['a preview gets a session']),
    ...(headers.get('referrer-policy') === 'no-referrer'
      ? []
      : ['pages tell others where somebody comes from']),
    ...(String(body).includes(room) ? ['the page knows the table'] : []),
    ...((await ticket()) === before ? [] : ['a preview changed something']),
  ]
}

export const invites = mode({
  tests: 'T32',
  about: 'guessed links, throttled; right ones in no log, revoked at once, and not used up by a preview',
  day: { guesses: 5000, atOnce: 50 },
  night: { guesses: 100_000 },
  async run(figures) {
    const { wrong, mistaken, throttled } = await guessInvites(figures)
    const measured = [
      atLeast('guesses', figures.guesses, 100_000),
      seen('refused as wrong', mistaken),
      seen('not even looked at', throttled),
    ]
    return [{ test: 'T32', measured, wrong }]
  },
})
