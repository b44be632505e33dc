import { readFile } from 'node:fs/promises'
import { newPerson, openTable } from './driver/online-people.ts'
import { OwnServer } from './driver/own-server.ts'
import { expect, test } from './test.ts'

test('a table that had to be set aside: its host saves its log and deletes it', { tag: '@desktop' }, async ({
  browser,
}) => {
  const server = await OwnServer.start()
  // An answer that refuses is an error to the browser's own console.
  const ada = await newPerson(browser, { baseURL: server.address })
  try {
    const room = await openTable(ada, 'Ada')
    await ada.getByRole('button', { name: 'Sit here as Ethan' }).click()
    await expect(ada.getByRole('button', { name: 'I am ready' })).toBeVisible()
    await server.kill()
    const entries = server.damage(room)
    await server.start()
    const notice = ada.getByRole('alert')
    await expect(notice).toContainText('This table cannot be opened')
    await expect(notice).toContainText('Its host can save its log and delete it.')
    const saving = ada.waitForEvent('download')
    await ada.getByRole('button', { name: 'Save its log' }).click()
    const log = await readFile(await (await saving).path(), 'utf8')
    expect(log.trim().split('\n')).toHaveLength(entries)
    await ada.getByRole('button', { name: 'Delete this table' }).click()
    await ada.getByRole('button', { name: 'Really delete it, with all its games?' }).click()
    await expect(ada).toHaveURL(/#\/online$/)
    await expect(ada.getByRole('textbox', { name: 'Your name' })).toBeVisible()
    await ada.goto(`/#/table/${room}`)
    await expect(ada.getByRole('button', { name: 'Save its log' })).toHaveCount(0)
  } finally {
    await ada.context().close()
    await server.remove()
  }
})
