import { expect, test } from 'vitest'
import type { WesternCardData } from '../content/card-data.ts'
import { CARDS } from '../content/cards.ts'
import { CLASSES } from '../content/classes.ts'
import { OWN_SKILLS, ZONE_SKILLS } from '../content/skills.ts'
import { SURVIVORS } from '../content/survivors.ts'
import { skillsOfCard } from './card-skills.ts'
import { SKILLS } from './skills.ts'
import { abilitiesOf, SURVIVORS_BY_ID } from './survivors.ts'

const powers = (...names: readonly string[]) => SKILLS.powersFrom(names)

const carrying = (id: string) => {
  const card: WesternCardData | undefined = CARDS.find((each) => each.id === id)
  return powers(...(card ? skillsOfCard(card) : []))
}

test('the book has every skill of the game', () => {
  for (const id of [...ZONE_SKILLS, ...Object.keys(OWN_SKILLS)]) expect(SKILLS.named(id)?.id).toBe(id)
})

test('UA-CLS-01 survivors have the abilities of their class besides the skill of their tree', () => {
  for (const { id, class: own, blue } of SURVIVORS)
    expect(SURVIVORS_BY_ID[id]?.blue, id).toEqual([...abilitiesOf(own), ...blue])
  for (const { id, abilities } of CLASSES) expect(abilitiesOf(id)).toEqual(abilities)
})

test('GG-SKL-09 the skill makes anybody an engineer: both abilities, once', () => {
  const { gives } = powers('engineer')
  expect([...gives].sort()).toEqual(['emergency-refill', 'engineer', 'full-steam-plus-die-combat'])
  expect(powers('engineer', ...abilitiesOf('engineer')).gives).toEqual(gives)
})

test('UA-CLS-08 the same ability twice is the ability', () => {
  for (const { abilities } of CLASSES)
    expect(powers(...abilities, ...abilities)).toEqual(powers(...abilities))
})

test('inventions do what no skill has a name for', () => {
  expect(carrying('long-arm').meleeRange).toBe(1)
  expect(carrying('steam-vision-goggles')).toMatchObject({ seesThroughFog: true })
  expect([...carrying('steam-vision-goggles').gives]).toEqual(['steam-derivation'])
  expect([...carrying('brawler-gloves').gives]).toEqual(['charge', 'charge-again'])
  expect([...carrying('gunslinger-fist').gives]).toEqual(['fanning', 'fanning-again'])
  expect([...carrying('jump-boots').gives]).toEqual(['jump', 'leaps'])
})
