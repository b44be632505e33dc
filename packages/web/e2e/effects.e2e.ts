import { openFile, playOn, twinOf } from './driver/hand.ts'
import { following } from './driver/policy.ts'
import { effectScenes } from './driver/scenes.ts'
import { expect, test } from './test.ts'

const { scenes, missing } = effectScenes()

test('the scenes of these tests use every effect', { tag: '@long' }, () => {
  expect([...missing]).toEqual([])
})

for (const { card, twin: before, line } of scenes)
  test(`six seats around one device use their effects: ${card}`, { tag: '@long' }, async ({ page }) => {
    await openFile(page, before)
    const twin = await twinOf(page)
    await playOn(page, twin, following(line))
    // The browser came to the same states after every answer, so what the twin saw was done on the screen.
    expect(twin.board.step).not.toBe('attack')
  })
