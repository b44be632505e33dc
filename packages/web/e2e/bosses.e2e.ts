import { CONTENT } from '@graveshift/gear-up'
import en from '@graveshift/gear-up/words/en.json' with { type: 'json' }
import { openFile, playOn, twinOf } from './driver/hand.ts'
import { following } from './driver/policy.ts'
import { lastStand } from './driver/scenes.ts'
import { expect, test } from './test.ts'

for (const { id } of CONTENT.bosses)
  test(`${id} acts and is beaten`, {
    tag: ['@phone', '@long'],
  }, async ({ page }) => {
    const { twin: before, line } = lastStand(id)
    await openFile(page, before)
    const twin = await twinOf(page)
    await playOn(page, twin, following(line))
    expect(twin.session.outcome).toBe('won')
    await expect(page.getByText(en['outcome.won']).first()).toBeVisible()
  })
