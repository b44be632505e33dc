import { isRecord } from '@graveshift/kernel'
import { openFile, playOn, twinOf } from './driver/hand.ts'
import { following, type Line } from './driver/policy.ts'
import { EFFECT_CARDS, effectScenes, type Scene, WHOLE_TURN, wholeTurn } from './driver/scenes.ts'
import { Twin } from './driver/twin.ts'
import { expect, isPhone, type Page, press, test } from './test.ts'

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

// The whole turn below will do, unless there is time.
for (const card of EFFECT_CARDS)
  test(`six seats around one device use their effects: ${card}`, {
    tag: ['@desktop', '@long'],
  }, async ({ page }) => {
    const scene = effectScenes().scenes.find((each) => each.card === card)
    if (!scene) throw new Error(`no scene with ${card}`)
    await playScene(page, scene)
  })

test('a whole turn: shape, single space, ammo, upgrade, armor', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
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

/** Five zombies in three slots, and the boss in front: one is to be chosen in slots 1 and 3. */
const beforeTheBoss = () =>
  Twin.at(
    {
      round: 2,
      turn: 4,
      card: 'green-still',
      boss: { id: 'super-abomination', seat: 0 },
      seats: [
        {
          survivor: 'ethan',
          upgrades: { red: 2, green: 2, blue: 2 },
          street: [
            { slot: 1, card: 'walker-01' },
            { slot: 1, card: 'runner-03' },
            { slot: 2, card: 'walker-06' },
            { slot: 3, card: 'runner-08' },
          ],
        },
        { survivor: 'lisa' },
      ],
    },
    'cut-down',
  )

test('GU-EFX-11 Cut Down is chosen on the board: 3 of 4 slots chosen, then all', {
  tag: '@desktop',
}, async ({ page }) => {
  await openFile(page, beforeTheBoss())
  const bar = page.getByRole('region', { name: 'Open choices' })
  const start = bar.getByRole('button', { name: 'Start: Cut Down' })
  const card = (target: number) =>
    page.locator(isPhone(page) ? `button[data-card="${target}"]` : `.card-take[data-sweep="${target}"]`)
  await expect(bar.getByRole('button', { name: 'Cut Down', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(bar).toContainText('3 of 4 slots chosen')
  await expect(start).toHaveAttribute('aria-description', 'Tap one zombie in each slot of the street.')
  await press(page, card(1))
  await expect(bar).toContainText('4 of 4 slots chosen')
  // Another one of the same slot takes its place.
  await press(page, card(2))
  await expect(card(1)).toHaveAttribute('aria-pressed', 'false')
  await expect(bar).toContainText('4 of 4 slots chosen')
  await press(page, start)
  await expect(bar).toContainText('Cut Down on Runner 2: the shape or one space, or skip it.')
  const { session } = await twinOf(page)
  expect(session.log().at(-1)).toMatchObject({ pick: { do: 'sweep', targets: [2, 3, 4, -1] } })
})
