import { FastChance } from '@graveshift/kernel'
import { makeFolder, pause, ServerProcess } from '@graveshift/server/testing/server-process'
import { Visitor } from '@graveshift/server/testing/visitor'
import { mode } from '../mode.ts'
import { atLeast, atMost, seen } from '../parts/figures.ts'
import { HouseholdVisitor } from '../parts/household-visitor.ts'
import { Player } from '../parts/player.ts'

/** Origins that look like one's own, and are not. */
export const strangeOrigins = (port: number): readonly string[] => [
  'null',
  '',
  'https://evil.example',
  `https://127.0.0.1:${port}`,
  `http://127.0.0.1:${port + 1}`,
  'http://127.0.0.1',
  `http://127.0.0.1:${port}.evil.example`,
  `http://evil127.0.0.1:${port}`,
  `http://127.0.0.1:${port}/`,
  `HTTP://127.0.0.1:${port}`,
  `http://user@127.0.0.1:${port}`,
  `http://127.0.0.1:${port} http://evil.example`,
  'file://',
  'chrome-extension://abc',
  `ws://127.0.0.1:${port}`,
]

/** What a socket from such a place is answered with: 101 would be an open door. */
export function answerTo(
  visitor: Visitor,
  headers: Record<string, string>,
): Promise<{ status: number; extensions: string }> {
  return new Promise((told) => {
    const socket = visitor.socket(headers)
    socket.on('unexpected-response', (_, { statusCode = 0 }) => told({ status: statusCode, extensions: '' }))
    socket.on('open', () => {
      const { extensions } = socket
      socket.terminate()
      told({ status: 101, extensions })
    })
  })
}

/** A client tells a plan at most so often, and nobody decides faster than this for long. */
const PLAN_MS = 250
const DECIDE_MS = 350

/** The fastest honest person there could be, for a while. */
async function playFast(player: Player, end: number, random: FastChance): Promise<void> {
  const plans = setInterval(() => {
    const choice = player.link.replica.room?.play?.choices(0)[0]
    if (choice) player.link.say({ kind: 'plan', seat: 0, choice: choice.id, pick: { do: 'pass' } })
    if (random.below(40) === 0) player.link.say({ kind: 'phrase', phrase: 'well-done' })
  }, PLAN_MS)
  try {
    await player.play(() => performance.now() < end, DECIDE_MS)
  } finally {
    clearInterval(plans)
  }
}

/** T33: strangers' pages stay outside, floods are stopped, and the fastest honest people never notice. */
export async function testLimits(people: number, seconds: number, seed: number) {
  const folder = makeFolder()
  // All limits as they are by default; many households of this computer have one address to a proxy.
  const server = new ServerProcess(folder.path, { TRUST_PROXY: 'loopback' })
  const wrong: string[] = []
  try {
    const address = await server.address()
    const visitor = new Visitor(address)
    for (const origin of strangeOrigins(Number(new URL(address).port))) {
      const { status } = await answerTo(visitor, { origin })
      if (status !== 403) wrong.push(`origin ${origin}: ${status}`)
      const opened = await visitor.ask('POST', '/api/tables', {}, { origin })
      if (opened.status !== 403) wrong.push(`a request of origin ${origin}: ${opened.status}`)
    }
    const players: Player[] = []
    for (let each = 0; each < people; each++) {
      const honest = new HouseholdVisitor(address, `10.0.${each >> 8}.${each & 255}`)
      const { status, body } = await honest.open({ options: { seats: 1 } })
      if (status !== 201) throw new Error(`no table: ${status}`)
      players.push(new Player(honest.link(body.room), body.room, seed + each))
    }
    const limited = async () => {
      const { body } = await visitor.ask('GET', '/metrics')
      return [...String(body).matchAll(/^graveshift_limited_total\{what="([^"]+)"\} (\d+)/gm)].map(
        ([, what = '', count = '']) => [what, Number(count)] as const,
      )
    }
    const before = new Map(await limited())
    for (const { link } of players) link.start()
    const end = performance.now() + seconds * 1000
    const random = new FastChance(seed)
    await Promise.all(players.map((player) => playFast(player, end, random)))
    for (const [what, count] of await limited())
      if (count > (before.get(what) ?? 0)) wrong.push(`honest people were limited: ${what}`)
    const deeds = players.reduce((sum, player) => sum + player.acknowledged, 0)
    for (const { link } of players) link.stop()
    const flood = await floodUntilCut(new HouseholdVisitor(address, '10.9.9.9'))
    return {
      wrong: [...wrong, ...flood.wrong],
      deeds,
      perPerson: deeds / people / seconds,
      flooded: flood.sent,
    }
  } finally {
    await server.kill()
    folder.remove()
  }
}

/** A socket that sends as fast as it can: 30 at once and 10 a second are heard, then it is sent away. */
async function floodUntilCut(visitor: Visitor): Promise<{ wrong: string[]; sent: number }> {
  const { body } = await visitor.open()
  const { body: pass } = await visitor.ticket(body.room)
  const socket = visitor.socket()
  const heard: string[] = []
  let code = 0
  socket.on('message', (data) => heard.push(String(data)))
  socket.on('close', (why) => {
    code = why
  })
  await new Promise((open) => socket.once('open', open))
  socket.send(JSON.stringify({ type: 'hello', v: 2, ticket: pass.ticket, form: 'log', last: -1 }))
  let sent = 0
  for (; code === 0 && sent < 1000; sent++) {
    socket.send('{"type":"alive"}')
    await pause(1)
  }
  const answered = heard.filter((text) => text.includes('"alive"')).length
  return {
    wrong: [
      ...(code === 4001 ? [] : [`a flood ended with ${code}`]),
      ...(answered <= 60 ? [] : [`${answered} of a flood were answered`]),
    ],
    sent,
  }
}

export const limits = mode({
  tests: 'T33',
  about: 'strange origins, floods, and the fastest honest people under the limits of every day',
  day: { people: 30, seconds: 20, seed: 1 },
  night: { people: 100, seconds: 120 },
  async run({ people, seconds, seed }) {
    const it = await testLimits(people, seconds, seed)
    const measured = [
      atLeast('strange origins refused', strangeOrigins(1).length, 15),
      seen('fast honest people', people),
      seen('commands of each', it.perPerson, '/s'),
      atMost('of them limited', it.wrong.length, 0),
      seen('a flood is cut after', it.flooded, 'messages'),
    ]
    return [{ test: 'T33', measured, wrong: it.wrong }]
  },
})
