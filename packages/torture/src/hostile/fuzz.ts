import { FastChance, isFault } from '@graveshift/kernel'
import { makeFolder, ServerProcess } from '@graveshift/server/testing/server-process'
import { Visitor } from '@graveshift/server/testing/visitor'
import { Line } from '@graveshift/table/host'
import { directLink, idFrom, makeBed, openTable, playOn, seatAll } from '@graveshift/table/host/testing'
import { readEntry } from '@graveshift/table/room'
import { readMessage } from '@graveshift/table/wire'
import { mode } from '../mode.ts'
import { NO_LIMITS } from '../parts/crowd.ts'
import { atLeast, atMost, seen } from '../parts/figures.ts'
import { mutant, rawFrame, rightMessages } from '../parts/mutants.ts'
import { isTimeUp } from '../parts/patience.ts'
import { processFigures } from '../parts/process-figures.ts'
import { askWhatIsLeft, TELLS_MEMORY } from '../parts/what-is-left.ts'

/** Two people in the middle of a game, and everything injected. */
export async function makeTable(seed: number, random: FastChance) {
  const bed = makeBed(seed)
  const { room, people } = await openTable(bed, 2)
  const links = people.map((person) => directLink(bed, room, person).link)
  for (const link of links) link.start()
  await bed.time.run(100)
  await seatAll(bed.time, links)
  for (let step = 0; step < 40; step++) {
    for (const link of links) playOn(link, random)
    await bed.time.run(20)
  }
  return { bed, room, people }
}

/** T28, the inside: mutants of every message on a line into a real host, in the middle of a game. */
export async function sendMutants(perKind: number, seed: number) {
  const random = new FastChance(seed)
  const wrong: string[] = []
  const sum = { mutants: 0, faults: 0, refused: 0, done: 0 }
  const kinds = rightMessages(random)
  for (const [kind, message] of kinds) {
    if (isFault(readMessage(JSON.stringify(message)))) wrong.push(`${kind}: the right message is not right`)
    // Each kind has a table of its own: some of what is still right ends a game.
    const { bed, room, people } = await makeTable(seed, random)
    let link = ''
    const stateOf = async () => {
      const hash = await bed.host.look(room, ({ play }) => play?.hash)
      const [last] = await bed.store.read(room, await bed.store.head(room), 1)
      const entry = readEntry(last?.body ?? '')
      // A written no changes nothing but the log.
      if (entry && entry.act.kind !== 'voided') link = entry.link
      return `${link} ${hash}`
    }
    const hello = { type: 'hello', v: 2, ticket: 't', form: 'log', last: -1 }
    for (let each = 0; each < perKind; each++) {
      // An intent of its own, or all but the first would be answered as what was done before.
      const text = mutant(
        kind.startsWith('do ') ? { ...(message as object), id: idFrom(bed.bytes) } : message,
        random,
      )
      const before = await stateOf()
      const told: string[] = []
      const line = new Line({
        host: bed.host,
        admit: async () => ({ room, person: people[random.below(2)] ?? '' }),
        send: ({ text: sent }) => told.push(sent),
        close: () => {},
      })
      try {
        if (kind !== 'hello') await line.heard(JSON.stringify(hello))
        await line.heard(text)
      } catch (error) {
        wrong.push(`${kind}: ${error} by ${text.slice(0, 200)}`)
      }
      line.lost()
      sum.mutants++
      const done = told.some((one) => one.startsWith('{"type":"done"'))
      const isFaulty = isFault(readMessage(text))
      if (isFaulty) sum.faults++
      else if (done) sum.done++
      else sum.refused++
      // Whoever leaves is not told any more, but it is done.
      const changed = (await stateOf()) !== before
      if (isFaulty ? changed : changed !== done && !kind.endsWith(' leave'))
        wrong.push(`${kind}: state changed by ${text.slice(0, 200)}`)
    }
    wrong.push(...bed.troubles.map(({ what, message: why }) => `${kind}: ${what}: ${why}`))
  }
  return { wrong, ...sum, kinds: kinds.size }
}

/** T28, the outside: rubbish on real sockets, before and after the greeting, while the server stays up. */
export async function sendRubbish(
  frames: number,
  seed: number,
  environment: Readonly<Record<string, string>> = {},
) {
  const folder = makeFolder()
  const random = new FastChance(seed)
  const server = new ServerProcess(folder.path, { ...NO_LIMITS, ...TELLS_MEMORY, ...environment })
  const wrong: string[] = []
  try {
    const visitor = new Visitor(await server.address())
    const { body } = await visitor.open()
    const link = visitor.link(body.room)
    link.start()
    const right = [...rightMessages(random).values()]
    const live = async () => (await askWhatIsLeft(server)).heap / 2 ** 20
    const resident = () => processFigures(server.pid).megabytes
    const [before, first] = [await live(), resident()]
    let half: number | undefined
    let sent = 0
    while (sent < frames && !isTimeUp()) {
      // What a server takes while it wakes up is one thing, whether it goes on growing is another.
      if (sent >= frames / 2) half ??= resident()
      const socket = visitor.socket()
      const closed = new Promise<void>((over) => socket.once('close', () => over()))
      await new Promise<void>((open) => {
        socket.once('open', () => open())
        void closed.then(open)
      })
      if (random.below(2) === 0) {
        const { body: pass } = await visitor.ticket(body.room)
        socket.send(JSON.stringify({ type: 'hello', v: 2, ticket: pass.ticket, form: 'log', last: -1 }))
      }
      for (let burst = random.below(20); burst >= 0; burst--, sent++)
        if (random.below(3) > 0) socket.send(rawFrame(random))
        else socket.send(mutant(right[random.below(right.length)], random))
      if (random.below(4) === 0) socket.terminate()
      else socket.close()
      await closed
    }
    const memory = {
      grown: (await live()) - before,
      resident: resident() - first,
      late: resident() - (half ?? first),
    }
    if (link.replica.head !== 1) wrong.push(`rubbish was written: ${link.replica.head}`)
    if ((await visitor.ask('GET', '/healthz')).status !== 200) wrong.push('not healthy')
    if (/"level":"(error|fatal)"|UnhandledPromise/.test(server.said)) wrong.push(server.said.slice(0, 500))
    const answer = await link.do({ kind: 'rename', name: 'Still here', language: 'en' })
    if (!('done' in answer)) wrong.push('does not play on')
    link.stop()
    return { wrong, frames: sent, ...memory, logged: server.said.length }
  } finally {
    await server.kill()
    folder.remove()
  }
}

export const fuzz = mode({
  tests: 'T28',
  about: 'mutants of every message in the middle of a game, raw frames on real sockets',
  day: { mutants: 200, frames: 3000, seed: 1 },
  night: { mutants: 10_000, frames: 200_000 },
  async run({ mutants, frames, seed }) {
    const inside = await sendMutants(mutants, seed)
    const outside = await sendRubbish(frames, seed)
    const measured = [
      atLeast(`mutants of each of ${inside.kinds} kinds`, mutants, 10_000),
      seen('not understood', inside.faults),
      seen('refused', inside.refused),
      seen('still right', inside.done),
      atLeast('raw frames', outside.frames, 200_000),
      atMost('heap grown by', outside.grown, 20, 'MB'),
      atMost('resident grown by in the second half', outside.late, 20, 'MB'),
      seen('in all', outside.resident, 'MB'),
    ]
    return [{ test: 'T28', measured, wrong: [...inside.wrong, ...outside.wrong] }]
  },
})
