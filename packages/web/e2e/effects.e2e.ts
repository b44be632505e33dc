import { isRecord } from '@graveshift/kernel'
import { openFile, playOn, twinOf } from './driver/hand.ts'
import { following, type Line } from './driver/policy.ts'
import { EFFECT_CARDS, effectScenes, type Scene, WHOLE_TURN, wholeTurn } from './driver/scenes.ts'
import { Twin } from './driver/twin.ts'
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

/** Somebody alone whose companion may sweep in the first turn, and that sweep. */
function companionsSweep(): { readonly twin: Twin; readonly line: Line } {
  for (let number = 1; number < 200; number++) {
    const twin = Twin.new(
      { survivors: ['ethan'], difficulty: 'standard', boss: 'zombiphant' },
      `sweep-${number}`,
    )
    const [choice] = twin.session.choices()
    const picks = choice ? twin.session.picks(choice) : []
    const pick = picks.find((each) => isRecord(each) && each.do === 'sweep' && each.companion !== undefined)
    if (choice && pick !== undefined) return { twin, line: [[choice, pick]] }
  }
  throw new Error('no companion sweeps')
}

test('a companion is taken up and sweeps', { tag: '@desktop' }, async ({ page }) => {
  const { twin: before, line } = companionsSweep()
  await openFile(page, before)
  const twin = await twinOf(page)
  await playOn(page, twin, following(line))
  expect(twin.session.choices()[0]?.kind).toBe('sweep')
})
