import { skillsFor } from '@graveshift/zones'
import { expect, test } from 'vitest'
import { CAMPAIGN_SKILLS } from './campaign.ts'
import { CARDS } from './cards.ts'
import { CLASSES, CORE_CLASSES, fitsClassSlot } from './classes.ts'
import { SUPPLY } from './figures.ts'
import { OWN_SKILLS, ZONE_SKILLS } from './skills.ts'
import { STEAM_SURVIVORS } from './survivors/gears-and-guns.ts'
import { CORE_SURVIVORS } from './survivors/undead-or-alive.ts'
import { SURVIVORS, survivorNamed } from './survivors.ts'
import { ZOMBIES } from './zombies.ts'

const countOf = (list: readonly { readonly class: string }[]) =>
  Object.fromEntries(CLASSES.map(({ id }) => [id, list.filter((each) => each.class === id).length]))

test('GG-SET-01 the box has ten survivors, six switches and six jets', () => {
  expect(STEAM_SURVIVORS.map(({ id }) => id).sort()).toEqual([
    'anthony',
    'bonnie',
    'jean',
    'lee',
    'leonard',
    'marilyn',
    'nikolas',
    'nora',
    'richard',
    'thadeus',
  ])
  expect(SUPPLY).toMatchObject({ switches: 6, jets: 6, objectiveCards: 78 })
})

test('GG-SET-02 the two boxes have 24 survivors of different names', () => {
  expect(STEAM_SURVIVORS).toHaveLength(10)
  expect(SURVIVORS).toHaveLength(24)
  expect(new Set(SURVIVORS.map(({ id }) => id)).size).toBe(24)
  expect(countOf(SURVIVORS)).toEqual({ brawler: 6, faithful: 4, gunslinger: 5, townsfolk: 5, engineer: 4 })
})

test('UA-SET-10 fourteen survivors are of the core game, none of them an engineer', () => {
  expect(countOf(CORE_SURVIVORS)).toEqual({
    brawler: 4,
    faithful: 3,
    gunslinger: 3,
    townsfolk: 4,
    engineer: 0,
  })
  expect(new Set(CORE_SURVIVORS.map((each) => each.class))).toEqual(new Set(CORE_CLASSES))
})

test('Nikolas, Leonard, Marilyn and Jean are engineers, and a skill makes others one', () => {
  const engineers = SURVIVORS.filter((each) => each.class === 'engineer').map(({ id }) => id)
  expect(engineers).toEqual(['nikolas', 'leonard', 'marilyn', 'jean'])
  expect(survivorNamed('nora').red).toContain('engineer')
})

test('UA-CLS-02 brawlers have 3 health, all others 2', () => {
  expect(Object.fromEntries(CLASSES.map(({ id, health }) => [id, health]))).toEqual({
    brawler: 3,
    faithful: 2,
    gunslinger: 2,
    townsfolk: 2,
    engineer: 2,
  })
  for (const survivor of SURVIVORS)
    expect(survivor.health, survivor.id).toBe(CLASSES.find(({ id }) => id === survivor.class)?.health)
})

test('UA-CLS-01 every class has abilities of its own', () => {
  expect(Object.fromEntries(CLASSES.map(({ id, abilities }) => [id, abilities]))).toEqual({
    brawler: ['charge'],
    faithful: ['vade-retro', 'water-is-holy'],
    gunslinger: ['fanning'],
    townsfolk: ['search-more', 'home-defender'],
    engineer: ['full-steam-plus-die-combat', 'emergency-refill'],
  })
})

test('the class slot takes the favorite weapons of its class and nothing else', () => {
  const taken = Object.fromEntries(
    CLASSES.map((each) => [each.id, CARDS.filter((card) => fitsClassSlot(each, card))]),
  )
  const all = (fits: (card: (typeof CARDS)[number]) => boolean) => CARDS.filter(fits)
  expect(taken).toEqual({
    brawler: all(({ family }) => family === 'melee'),
    faithful: all(({ family }) => family !== undefined),
    gunslinger: all(({ family }) => family === 'pistol'),
    townsfolk: all(({ family }) => family === 'rifle'),
    engineer: all(({ steam }) => steam !== undefined),
  })
  expect(taken.engineer?.map(({ id }) => id)).not.toContain('knife')
  expect(taken.faithful?.map(({ id }) => id)).toContain('dynamite')
})

test('nobody has a skill twice, and no two survivors start with the same', () => {
  for (const { id, blue, yellow, orange, red } of SURVIVORS) {
    const tree = [...blue, ...yellow, ...orange, ...red]
    expect(new Set(tree).size, id).toBe(tree.length)
  }
  expect(new Set(SURVIVORS.flatMap(({ blue }) => blue)).size).toBe(SURVIVORS.length)
})

test('every skill is had by somebody: by survivors, classes, cards or in the campaign', () => {
  const had = new Set<string>([
    ...SURVIVORS.flatMap(({ blue, yellow, orange, red }) => [...blue, ...yellow, ...orange, ...red]),
    ...CAMPAIGN_SKILLS,
    ...CLASSES.flatMap(({ abilities }) => abilities),
    ...CARDS.flatMap(({ skills = [] }) => skills),
  ])
  expect([...had].sort()).toEqual([...ZONE_SKILLS, ...Object.keys(OWN_SKILLS)].sort())
})

test('GG-SKL-01 of 72 skills 51 are those of zones, 21 are of this game alone', () => {
  const { ids: shared } = skillsFor(
    ZOMBIES.map(({ id }) => id),
    CARDS.map(({ id }) => id),
    [],
  )
  expect(ZONE_SKILLS).toHaveLength(51)
  expect(ZONE_SKILLS.filter((skill) => !shared.includes(skill))).toEqual([])
  expect(Object.keys(OWN_SKILLS)).toHaveLength(21)
  expect(Object.keys(OWN_SKILLS).filter((skill) => shared.includes(skill))).toEqual([])
})
