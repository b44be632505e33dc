import type { ActPick } from '@graveshift/zones'
import { isAttack } from '../src/zone-table/attack/weapons.ts'
import { expect, test } from './test.ts'
import { expectSameZones, openZoneGame, playZones } from './zones/play-on.ts'
import { pointAt, pointsOf } from './zones/pointing.ts'
import { type Step, ZoneTwin } from './zones/zone-twin.ts'

const PLACES = ['7R.SE', '9R.SE'] as const

/** Amy with a pistol, zombies in both streets beside her. */
const BETWEEN = {
  mission: 'M1',
  survivors: ['amy', 'doug'],
  turn: 'amy',
  people: [
    { id: 'amy', zone: '9R.E', hand: ['pistol'] },
    { id: 'doug', zone: '9R.S', hand: ['machete'] },
  ],
  zombies: { '7R.SE': { walker: 4 }, '9R.SE': { walker: 4 } },
}

/** The shot at a zone. */
function shotAt(twin: ZoneTwin, zone: number): Step {
  const [choice] = twin.session.choices()
  if (choice?.kind !== 'act') throw new Error('nobody acts')
  const pick = twin
    .picks(choice)
    .find((each) => isAttack(each as ActPick) && 'zone' in each && each.zone === zone)
  if (!pick) throw new Error('no shot there')
  return { choice, pick, written: twin.written(choice, pick) }
}

test('an attack is aimed on the board, closes when it is done, and leaves the board to be walked on', {
  tag: '@desktop',
}, async ({ page }) => {
  const twin = ZoneTwin.at(BETWEEN, 'aimed')
  const { map } = twin.kit
  const [first, other] = PLACES.map((name) => map.zones.findIndex((zone) => zone.name === name))
  if (first === undefined || other === undefined) throw new Error('no such zones')
  await openZoneGame(page, twin)
  const panel = page.locator('.attack')
  const prices = page.locator('.zb-cost')
  await expect.poll(() => prices.count()).toBeGreaterThan(0)
  const before = await prices.count()
  await page.keyboard.press('a')
  const aims = panel.locator('.attack-zones button')
  await expect(aims).toHaveCount(PLACES.length)
  // Where a press aims nothing is told of a walk.
  await expect.poll(() => prices.count()).toBeLessThan(before)
  const inAttack = await prices.count()
  for (const name of PLACES) {
    const zone = page.locator(`.zb-zone[data-zone="${map.zones.findIndex((each) => each.name === name)}"]`)
    await zone.focus()
    await page.keyboard.press('Enter')
    await expect(aims.filter({ hasText: name })).toHaveAttribute('aria-pressed', 'true')
  }
  await expectSameZones(page, twin)
  // Thrown, it is over, though more could be shot at.
  const seq = twin.session.seq
  await playZones(page, twin, {
    choose: (at) =>
      at.session.seq === seq
        ? shotAt(at, other)
        : at.session.choices()[0]?.kind === 'act'
          ? undefined
          : at.next(),
  })
  await expect(page.locator('.turn-panel')).toBeVisible()
  await expect(panel).toHaveCount(0)
  await expect.poll(() => prices.count()).toBeGreaterThan(inAttack)
  const walked = await pointAt(
    page,
    map.layout,
    pointsOf(map.layout, first),
    [],
    ([step, ...more]) => more.length === 0 && step?.do === 'move' && 'to' in step && step.to === first,
  )
  expect(walked).toBeDefined()
  await expect(page.locator('.mate[data-person="amy"] .mate-place')).toContainText(PLACES[0])
})
