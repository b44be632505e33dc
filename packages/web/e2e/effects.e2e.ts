import { openFile, playOn, twinOf } from './driver/hand.ts'
import { following } from './driver/policy.ts'
import { EFFECT_CARDS, effectScenes, type Scene, WHOLE_TURN, wholeTurn } from './driver/scenes.ts'
import { expect, type Page, test } from './test.ts'

/** Plays a scene. Browser and twin agree after every answer, so what the twin saw was done on the screen. */
async function playScene(page: Page, { twin: before, line, uses }: Scene): Promise<void> {
  await openFile(page, before)
  const twin = await twinOf(page)
  await playOn(page, twin, following(line))
  expect(uses.filter((use) => !twin.seen.has(use))).toEqual([])
}

test('the scenes of these tests use every effect', { tag: '@desktop' }, () => {
  expect([...effectScenes().missing]).toEqual([])
  expect(wholeTurn().uses).toEqual(WHOLE_TURN)
})

// On a phone one of them will do, unless there is time.
for (const [index, card] of EFFECT_CARDS.entries())
  test(`six seats around one device use their effects: ${card}`, {
    tag: index === 0 ? [] : ['@desktop'],
  }, async ({ page }) => {
    const scene = effectScenes().scenes.find((each) => each.card === card)
    if (!scene) throw new Error(`no scene with ${card}`)
    await playScene(page, scene)
  })

test('a whole turn: shape, single space, ammo, upgrade, armor', async ({ page }) => {
  await playScene(page, wholeTurn())
})
