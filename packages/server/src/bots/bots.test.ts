import { FastChance } from '@graveshift/kernel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { nextMove } from '../testing/play.ts'
import { type Folder, makeFolder, ServerProcess, until } from '../testing/server-process.ts'
import { Visitor } from '../testing/visitor.ts'

// Each start of a server takes its time on a busy machine.
vi.setConfig({ testTimeout: 240_000 })

let folder: Folder
let server: ServerProcess
beforeAll(() => {
  folder = makeFolder()
  server = new ServerProcess(folder.path, { BOT_PAUSE: '0' })
})
afterAll(async () => {
  await server.kill()
  folder.remove()
})

test('two bots play on after the server was killed, and what they think does not keep others waiting', async () => {
  const address = await server.address()
  const ann = new Visitor(address)
  const { body } = await ann.open({ options: { seats: 3 } })
  const link = ann.link(body.room)
  const answers: { readonly choice: number; readonly why: string }[] = []
  link.listen((event) => {
    if (event.kind !== 'entry' || event.entry.act.kind !== 'answered') return
    const { choice, bot } = event.entry.act
    if (bot) answers.push({ choice, why: bot.why })
  })
  link.start()
  await until(() => link.status === 'open')
  await link.do({ kind: 'sit', seat: 0 })
  await link.do({ kind: 'seat-bot', seat: 1, bot: 'quick' })
  await link.do({ kind: 'seat-bot', seat: 2, bot: 'strong' })
  const ready = link.readiness()
  if (ready) await link.do(ready)
  await link.do({ kind: 'start' })
  await until(() => link.replica.room?.phase === 'playing')
  const random = new FastChance(3)
  const playUntil = async (bots: number) => {
    while (answers.length < bots) {
      const move = nextMove(link, random)
      if (move) await link.do(move)
      else await new Promise((on) => setTimeout(on, 2))
      if (link.replica.room?.phase !== 'playing') return
    }
  }
  await playUntil(12)
  await server.kill()
  server = new ServerProcess(folder.path, { BOT_PAUSE: '0', PORT: new URL(address).port })
  await server.address()
  await playUntil(24)
  expect(answers.length).toBeGreaterThanOrEqual(24)
  expect(answers.every(({ why }) => /^bot\.why\.[a-z]+$/.test(why))).toBe(true)
  const metrics = await (await fetch(`${address}/metrics`)).text()
  expect(metrics).toMatch(/graveshift_bot_answers_total\{bot="strong"\} [1-9]/)
  expect(metrics).toMatch(/graveshift_bot_failures_total 0/)
  expect(metrics).toContain('graveshift_bots_pending')
  link.stop()
  // Nobody is there any more: what bots are still asked they answer all the same, after a start as well.
  await server.kill()
  server = new ServerProcess(folder.path, { BOT_PAUSE: '0', PORT: new URL(address).port })
  await server.address()
  await until(async () => {
    const loaded = await (await fetch(`${address}/metrics`)).text()
    return /graveshift_bots_pending 0/.test(loaded)
  })
})
