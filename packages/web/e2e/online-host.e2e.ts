import { readFile } from 'node:fs/promises'
import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { verify } from '@graveshift/table'
import { Guest, playToTheEnd, playUntilTeam } from './driver/guest.ts'
import { comeBy, gameOn, linkOn, newPerson, openTable } from './driver/online-people.ts'
import { expect, type Page, test } from './test.ts'

async function handOver(page: Page, survivor: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: `Hand over ${survivor}’s seat` }).selectOption({ label: name })
  await page.getByRole('button', { name: `Really hand ${survivor} to ${name}?` }).click()
}

test('the host: lock, new links, handing seats over, ready check; a spectator; replay by link, file, rematch, deletion', {
  tag: ['@desktop', '@long'],
}, async ({ browser, baseURL, viewport }) => {
  // At a table that is no more the browser itself complains of answers: these pages are watched for broken code only.
  const [ada, zoe] = [
    await newPerson(browser, { baseURL: baseURL ?? '', viewport }),
    await newPerson(browser, { baseURL: baseURL ?? '', viewport }),
  ]
  const broken: string[] = []
  for (const page of [ada, zoe]) page.on('pageerror', ({ message }) => broken.push(message))
  const guests: Guest[] = []
  const frames: string[] = []
  zoe.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  const status = ada.locator('.lobby-bar').getByRole('status')
  const start = ada.getByRole('button', { name: 'Start the game' })
  try {
    const room = await openTable(ada, 'Ada')
    const bruno = new Guest(ada.url())
    const cleo = new Guest(ada.url())
    guests.push(bruno, cleo)

    // Locked, nobody comes in; and a new invite link ends the old one.
    const old = await linkOn(ada, 'Invite link')
    const lock = ada.getByText('Lock the table')
    await lock.click()
    await expect(ada.locator('.online-head').getByText('Locked')).toBeVisible()
    await expect(bruno.join(old, 'Bruno')).rejects.toThrow('table-locked')
    await lock.click()
    await expect(ada.locator('.online-head').getByText('Locked')).toBeHidden()
    await ada.getByText('Replace a link').click()
    await ada.getByRole('button', { name: 'Replace the invite link' }).click()
    await expect(ada.getByRole('textbox', { name: 'Invite link' })).toHaveValue(old)
    await ada.getByRole('button', { name: 'Really replace it?' }).click()
    await expect(ada.getByText('the old invite link no longer works')).toBeVisible()
    await expect(ada.getByRole('textbox', { name: 'Invite link' })).not.toHaveValue(old)
    await expect(bruno.join(old, 'Bruno')).rejects.toThrow('dead-key')
    await bruno.join(await linkOn(ada, 'Invite link'), 'Bruno')
    await cleo.join(await linkOn(ada, 'Invite link'), 'Cleo')

    // Ada hands her two seats to the others; the game begins when all are taken and ready.
    await ada.getByRole('button', { name: 'Sit here as Ethan' }).click()
    await ada.getByRole('button', { name: 'Sit here as Greta' }).click()
    await handOver(ada, 'Ethan', 'Bruno')
    await handOver(ada, 'Greta', 'Cleo')
    await expect(status).toHaveText('One seat is still free.')
    await bruno.sit(1)
    await expect(status).toHaveText('Not ready yet: Cleo')
    await expect(start).toBeDisabled()
    await cleo.sit()
    await expect(status).toHaveText('All ready. You can start.')
    const names = ['Invite link', 'Spectator link', 'Your own link']
    const links = await Promise.all(names.map((name) => linkOn(ada, name)))
    // A no to one name is no no to the next.
    await comeBy(zoe, links[1] ?? '', 'Bruno')
    await expect(zoe.getByRole('alert')).toBeVisible()
    await zoe.getByRole('textbox', { name: 'Your name' }).fill('Zoe')
    await zoe.getByRole('button', { name: 'Watch' }).click()
    await expect(zoe.getByRole('heading', { name: 'Seats' })).toBeVisible()
    await expect(zoe.getByRole('button', { name: /^Sit here/ })).toHaveCount(0)
    await ada.getByText('Show plans to the team').click()
    await start.click()
    await expect(gameOn(zoe)).toBeVisible()

    // Whoever watches sees the table, and is sent nothing that it hides: no luck to come, no key, no sealed plan.
    const attack = bruno.asked[0]
    if (!attack) throw new Error('nobody is asked anything')
    bruno.link.say({ kind: 'plan', seat: 0, choice: attack.id, pick: bruno.pickFor(attack) })
    await playUntilTeam([bruno, cleo])
    await expect(gameOn(zoe)).toHaveAttribute('data-hash', bruno.room.play?.hash ?? '')
    const origin = new URL(zoe.url()).origin
    const early = await zoe.request.post(`/api/tables/${room}/record`, { data: {}, headers: { origin } })
    expect(await early.json()).toEqual({ error: 'game-goes-on' })
    await playToTheEnd([bruno, cleo])
    await expect(gameOn(zoe)).toHaveAttribute('data-hash', bruno.room.play?.hash ?? '')
    // The end of a game is two entries: what happened, and then the secret behind its luck.
    const revealed = () => frames.findIndex((frame) => frame.includes('"revealed"'))
    await expect.poll(revealed).toBeGreaterThan(0)
    const end = revealed()
    expect(frames.join()).not.toContain('"plan"')
    expect(frames[end]).toContain(bruno.room.secret)
    const keys = [...links, bruno.linkTo('seat'), cleo.linkTo('seat')].map((link) => link.split('/').at(-1))
    for (const hidden of [bruno.room.secret, ...keys])
      expect(frames.slice(0, end).join()).not.toContain(hidden)

    // The replay by its link, for somebody who was never here; and the game as a file.
    await ada.getByRole('button', { name: 'Share the replay' }).click()
    const replay = await linkOn(ada, 'Link to the replay')
    await zoe.context().clearCookies()
    await zoe.goto(replay)
    await zoe.locator('.verify-good').click()
    await expect(zoe.locator('.verify-good')).toContainText(bruno.room.commitment)
    await ada.locator('.strip-people').click()
    const saving = ada.waitForEvent('download')
    await ada.getByRole('button', { name: 'Save the game as a file' }).click()
    const report = verify(GEAR_UP_MODULE, JSON.parse(await readFile(await (await saving).path(), 'utf8')))
    expect(report).toMatchObject({ good: true, outcome: bruno.room.play?.outcome })
    await ada.getByRole('button', { name: 'Close', exact: true }).click()

    // Once more with the same people in their seats; then it is all deleted, the replay too.
    await ada.getByRole('button', { name: 'Play again' }).click()
    await expect(ada.getByText('Game 2 at this table')).toBeVisible()
    await expect(ada.locator('.seat-box')).toContainText(['Bruno', 'Bruno', 'Cleo'])
    await ada.getByRole('button', { name: 'Delete this table' }).click()
    await ada.getByRole('button', { name: 'Really delete it, with all its games?' }).click()
    await expect(ada).toHaveURL(/#\/online$/)
    await expect(ada.getByRole('heading', { name: 'New table' })).toBeVisible()
    await expect(ada.getByText('Ada’s table')).toHaveCount(0)
    await expect.poll(() => cleo.link.status).toBe('stopped')
    await zoe.goto(replay)
    await expect(zoe.getByRole('heading', { name: 'This replay cannot be shown' })).toBeVisible()
    expect(broken).toEqual([])
  } finally {
    for (const guest of guests) guest.go()
    for (const page of [ada, zoe]) await page.context().close()
  }
})
