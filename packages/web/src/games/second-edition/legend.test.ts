import { kitFor } from '@graveshift/second-edition'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { cardSigns } from '../../zone-table/legend/card-signs.tsx'
import { zombieSigns } from '../../zone-table/legend/figure-signs.tsx'
import { exampleOf, GROUND, groundSigns } from '../../zone-table/legend/ground-signs.tsx'
import { lensSigns, markSigns } from '../../zone-table/legend/mark-signs.tsx'
import { CITY } from './art/city-skin.tsx'
import { CROWDED, drawnGame, drawnPosition } from './testing/drawn.ts'
import { WORDS } from './testing/words.ts'
import { SECOND_EDITION_ZONES } from './zone-face.ts'

const kitOf = (mission: string) => SECOND_EDITION_ZONES.kitFor(drawnGame({ mission }).session.options)

describe.each(Object.entries(WORDS))('the legend in %s', (_, words) => {
  const { scene, session } = drawnPosition(CROWDED)
  const kit = SECOND_EDITION_ZONES.kitFor(session.options)
  const all = [
    ...groundSigns(words, scene, CITY),
    ...(SECOND_EDITION_ZONES.legend?.(words, kit) ?? []),
    ...zombieSigns(words, CITY, kit),
    ...markSigns(words),
    ...lensSigns(words),
    ...cardSigns(words),
  ]

  test('tells every sign once, in words', () => {
    const titles = all.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    for (const { title, text } of all) expect(`${title} ${text}`).not.toMatch(/legend\.|\{|undefined/)
  })

  test('draws every sign', () => {
    for (const { key, icon } of all) expect(renderToStaticMarkup(icon), key).toMatch(/<path|<circle|<use|×2/)
  })
})

test('the ground is shown by places of the board itself, and only what the board has', () => {
  const { scene, zone } = drawnPosition(CROWDED)
  const { layout } = scene
  for (const ground of GROUND.filter((each) => each !== 'locked'))
    expect(exampleOf(scene, ground), ground).toBeDefined()
  // Two doors stand open in that evening.
  const open = layout.doors.filter(({ name }) => name === '9R.a-9R.N' || name === '7R.a-7R.SE')
  expect(open.map(({ at }) => at)).toContainEqual(exampleOf(scene, 'open'))
  expect(exampleOf(scene, 'locked')).toBeUndefined()
  expect(scene.zones[zone('9R.a')]?.dark).toBe(true)
})

test('a mission tells of colors and cars only where it has them', () => {
  const { en } = WORDS
  const keys = (mission: string) =>
    en ? (SECOND_EDITION_ZONES.legend?.(en, kitOf(mission)) ?? []).map(({ key }) => key) : []
  expect(keys('M1')).toEqual(['objective', 'crate', 'spawn', 'exit'])
  const cars = kitFor(drawnGame({ mission: 'car-crash' }).session.options).mission.cars.map(({ car }) => car)
  expect(cars).not.toEqual([])
  expect(keys('car-crash')).toEqual(expect.arrayContaining(cars))
})
