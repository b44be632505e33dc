import type { Choice } from '@graveshift/gear-up'
import type { Json } from '@graveshift/kernel'
import { answer } from './driver/answer.ts'
import { Guest, playToTheEnd } from './driver/guest.ts'
import {
  comeBy,
  gameOn,
  hashOn,
  linkOn,
  newPerson,
  openTable,
  servedTwin,
  sitAs,
} from './driver/online-people.ts'
import { OwnServer } from './driver/own-server.ts'
import { careful, idle, type Policy } from './driver/policy.ts'
import type { Twin } from './driver/twin.ts'
import { expect, type Page, test } from './test.ts'

const SURVIVORS = ['Ethan', 'Lisa', 'Greta']

/** Where there is time all of the game is clicked, else until everything has happened once. */
const isLong = process.env.E2E_LONG !== undefined

/** Gives the next answer: by whose seat it is; for the team, one proposes and the others agree. */
async function decide(people: readonly Page[], twin: Twin, choice: Choice, pick: Json, proposer: number) {
  const isTeam = choice.seat === 'team'
  const actor = people[choice.seat === 'team' ? proposer : choice.seat]
  if (!actor) throw new Error(`nobody has seat ${choice.seat}`)
  await answer(actor, twin, choice, pick)
  if (!isTeam) return
  for (const other of people)
    if (other !== actor)
      await other.getByRole('region', { name: 'Proposal' }).getByRole('button', { name: 'Agree' }).click()
}

/** All have come to the state the server is in. */
async function expectAllAt(people: readonly Page[], hash: string): Promise<void> {
  for (const page of people)
    await expect(gameOn(page)).toHaveAttribute('data-hash', hash, { timeout: 60_000 })
}

test('three browsers play a whole game: one reloads, one loses its network, the server is killed', {
  tag: '@desktop',
}, async ({ browser }) => {
  // Some hundred clicks in three browsers: long on a busy machine.
  test.setTimeout(600_000)
  const server = await OwnServer.start()
  const wide = { baseURL: server.address, viewport: { width: 1440, height: 900 } }
  const people: Page[] = []
  const guests: Guest[] = []
  const broken: string[] = []
  try {
    for (const _ of SURVIVORS) {
      const page = await newPerson(browser, wide)
      page.on('pageerror', (error) => broken.push(error.message))
      people.push(page)
    }
    const [ada, bruno, cleo] = people as [Page, Page, Page]
    const room = await openTable(ada, 'Ada')
    const invite = await linkOn(ada, 'Invite link')
    await comeBy(bruno, invite, 'Bruno')
    await comeBy(cleo, invite, 'Cleo')
    for (const [seat, page] of people.entries()) await sitAs(page, SURVIVORS[seat] ?? '')
    const own = await Promise.all(people.map((page) => linkOn(page, 'Your own link')))
    await ada.getByRole('button', { name: 'Start the game' }).click()
    for (const page of people) await expect(gameOn(page)).toBeVisible()

    let twin = await servedTwin(ada, room)
    // A first turn with sense and drawings, then as fast as possible to the end.
    const first: Policy = careful(11)
    const done = { reload: false, offline: false, kill: false, team: false }
    const isDone = () => !isLong && !Object.values(done).includes(false)
    for (let step = 0; twin.session.outcome === undefined && !isDone(); step++) {
      const next = (step < 6 ? first : idle)(twin)
      if (!next) throw new Error('nobody is asked anything')
      const [choice, pick] = next
      const { hash } = twin.session
      await expectAllAt(people, hash)

      if (!done.reload && step >= 4) {
        done.reload = true
        await bruno.reload()
        await expectAllAt([bruno], hash)
      }
      if (!done.offline && step >= 7 && choice.seat === 2) {
        done.offline = true
        await cleo.context().setOffline(true)
        await expect(cleo.getByText('You are offline.')).toBeVisible()
        // Decided without a network: kept, over a reload of the page too, and sent when it is back.
        await answer(cleo, twin, choice, pick)
        await expect(cleo.getByText('Your move is kept and will be sent.')).toBeVisible()
        expect(await hashOn(cleo)).toBe(hash)
        await cleo.context().setOffline(false)
      } else if (!done.kill && step >= 12 && choice.seat === 0) {
        done.kill = true
        await server.kill()
        await expect(ada.getByText('Connection lost.')).toBeVisible()
        await answer(ada, twin, choice, pick)
        await expect(ada.getByText('Your move is kept and will be sent.')).toBeVisible()
        await server.start()
        for (const page of people)
          await expect(gameOn(page)).toHaveAttribute('data-status', 'open', { timeout: 60_000 })
      } else {
        await decide(people, twin, choice, pick, step % 3)
        if (choice.seat === 'team') done.team = true
      }

      // What was decided is there, exactly once.
      await expect
        .poll(
          async () => {
            twin = await servedTwin(ada, room)
            return twin.session.hash
          },
          { timeout: 60_000 },
        )
        .not.toBe(hash)
    }
    expect(done).toEqual({ reload: true, offline: true, kill: true, team: true })
    if (twin.session.outcome === undefined) {
      // The same people go on from devices without a screen; their pages follow.
      for (const link of own) guests.push(await new Guest(server.address).join(link, ''))
      await playToTheEnd(guests)
      twin = await servedTwin(ada, room)
    }
    expect(twin.session.outcome).toBeDefined()
    await expectAllAt(people, twin.session.hash)
    // A log tells what its page has shown: all come to the same end, each in its time.
    const logOf = async (page: Page) =>
      (await page.getByRole('region', { name: 'Log' }).getByRole('listitem').allTextContents()).join('\n')
    await expect.poll(async () => new Set(await Promise.all(people.map(logOf))).size).toBe(1)

    // The luck of the game can be checked by everybody, with what everybody put into it.
    await bruno.getByRole('button', { name: 'Replay and check' }).click()
    await expect(bruno.locator('.verify-good')).toBeVisible()
    // Once more, with the same people in their seats.
    await ada.getByRole('button', { name: 'Play again' }).click()
    await expect(cleo.getByText('Game 2 at this table')).toBeVisible()
    await expect(cleo.getByText('Cleo (you)').first()).toBeVisible()
    expect(broken).toEqual([])
  } finally {
    for (const guest of guests) guest.go()
    for (const page of people) await page.context().close()
    await server.remove()
  }
})
