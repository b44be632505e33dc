import { Guest } from './driver/guest.ts'
import { expectClean, THEMES_IN_TIME } from './driver/measure.ts'
import { gameOn, linkOn, openTable, sitAs } from './driver/online-people.ts'
import { expect, press, test } from './test.ts'

test('bots at an online table: given free seats, say why they act, one is relieved by a person in mid-game', {
  tag: '@only-desktop',
}, async ({ page: ada }) => {
  await openTable(ada, 'Ada')
  const ben = new Guest(ada.url())
  try {
    await ada.getByLabel('Give Lisa’s seat to a bot').selectOption('Strong bot')
    await ada.getByLabel('Give Greta’s seat to a bot').selectOption('Quick bot')
    await sitAs(ada, 'Ethan')
    await expectClean(ada, THEMES_IN_TIME)
    const invite = await linkOn(ada, 'Invite link')
    await press(ada, ada.getByRole('button', { name: 'Start the game' }))
    await expect(gameOn(ada)).toBeVisible()
    const team = ada.getByRole('region', { name: 'The team' })
    await expect(team.getByText('Strong bot')).toBeVisible()
    // Both attack by themselves, and say why; nobody else is waited for then.
    await expect(ada.getByText(/^(Lisa|Greta) \(bot\) just now: /)).toBeVisible()
    await ben.join(invite, 'Ben')
    await expect.poll(() => new Set(ben.room.play?.choices().map(({ seat }) => seat))).toEqual(new Set([0]))
    await expectClean(ada, THEMES_IN_TIME)
    // Whoever comes takes a bot’s seat.
    await ben.do({ kind: 'sit', seat: 2 })
    await expect(team.getByText('Ben')).toBeVisible()
    expect(ben.room.bots.size).toBe(1)
    // And the host gives it to a bot again when Ben gets up.
    await ben.do({ kind: 'stand', seat: 2 })
    await ada.locator('.strip-people').click()
    await ada.getByLabel('Give Greta’s seat to a bot').selectOption('Strong bot')
    await expect.poll(() => ben.room.bots.get(2)).toBe('strong')
  } finally {
    ben.go()
  }
})
