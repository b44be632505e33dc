import { expect, test } from 'vitest'
import { FAMILIES, type WesternCardData } from './card-data.ts'
import { CARD_DECKS, CARDS, cardsOf } from './cards.ts'
import { GATLING } from './figures.ts'

const weapons: readonly WesternCardData[] = CARDS.filter(({ kind }) => kind === 'weapon')
const steamWeapons = weapons.flatMap(({ steam, ...card }) => (steam ? [{ ...card, steam }] : []))
const attackOf = ({ id, profiles: [attack] }: WesternCardData) => {
  if (!attack) throw new Error(`${id} has no attack`)
  return attack
}
const countsOf = (deck: readonly WesternCardData[]) =>
  Object.fromEntries(deck.map(({ id, count }) => [id, count]))

test('GG-SET-01 the decks hold as many of each card as the list of components says', () => {
  expect(countsOf(CARD_DECKS.equipment)).toEqual({
    chainsaw: 2,
    knife: 4,
    machete: 2,
    saber: 2,
    pickaxe: 2,
    tomahawk: 2,
    'colt-saa': 3,
    remington: 3,
    schofield: 3,
    'sawed-off': 2,
    shotgun: 2,
    'twin-barrel': 2,
    winchester: 2,
    dynamite: 6,
    'holy-water': 6,
    water: 6,
    'plenty-of-bullets': 4,
    'plenty-of-shells': 4,
  })
  expect(countsOf(CARD_DECKS.invention)).toEqual({
    'body-armor-alpha': 2,
    'body-armor-b52': 2,
    'brawler-gloves': 2,
    'gunslinger-fist': 2,
    'jump-boots': 2,
    'long-arm': 2,
    'marksman-goggles': 2,
    'sprint-boots': 2,
    'steam-bottle': 6,
    'steam-vision-goggles': 2,
  })
  expect(countsOf(CARD_DECKS.starting)).toEqual({
    pan: 1,
    hatchet: 1,
    'old-revolver': 3,
    'squirrel-gun': 1,
  })
  expect(CARD_DECKS.bounty.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1])
  expect(cardsOf('starting')).toHaveLength(6)
  expect(cardsOf('equipment')).toHaveLength(57)
  expect(cardsOf('invention')).toHaveLength(24)
  expect(cardsOf('bounty')).toHaveLength(6)
})

test('no card is in two decks', () => {
  const ids = CARDS.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
})

test('UA-SRC-04 no card is a trap', () => {
  expect([...new Set(CARDS.map(({ kind }) => kind))].sort()).toEqual([
    'bomb',
    'food',
    'gear',
    'invention',
    'item',
    'weapon',
  ])
})

test('UA-WPN-01 every weapon is of a family, which says how it fights and what it is loaded with', () => {
  const ways = {
    melee: ['melee', undefined],
    pistol: ['ranged', 'bullets'],
    rifle: ['ranged', 'bullets'],
    'long-gun': ['ranged', 'shells'],
    thrown: [],
  } as const
  for (const card of weapons) {
    const { id, family, ammo } = card
    if (!family) throw new Error(`${id} is of no family`)
    expect([attackOf(card).mode, ammo], id).toEqual(ways[family])
  }
  expect(new Set(CARDS.flatMap(({ family }) => family ?? []))).toEqual(new Set(FAMILIES))
  expect(CARDS.filter(({ family }) => family === 'thrown').map(({ id }) => id)).toEqual(['dynamite'])
})

test('weapons have figures that dice can show, and melee weapons no range', () => {
  for (const card of weapons) {
    const { mode, least, most, dice, accuracy, damage } = attackOf(card)
    expect(accuracy, card.id).toBeGreaterThanOrEqual(2)
    expect(accuracy, card.id).toBeLessThanOrEqual(6)
    expect(dice, card.id).toBeGreaterThan(0)
    expect([1, 2, 3], card.id).toContain(damage)
    expect(most, card.id).toBeGreaterThanOrEqual(least)
    if (mode === 'melee') expect([least, most], card.id).toEqual([0, 0])
  }
})

test('at full steam melee weapons are one more accurate, pistols reload and rifles reach one zone farther', () => {
  for (const card of steamWeapons) {
    const { accuracy, most } = attackOf(card)
    expect(
      { accuracy: card.steam.accuracy, freeReload: card.steam.freeReload, most: card.steam.most },
      card.id,
    ).toEqual({
      accuracy: card.family === 'melee' ? Math.max(2, accuracy - 1) : undefined,
      freeReload: card.family === 'pistol' ? true : undefined,
      most: card.family === 'rifle' ? most + 1 : undefined,
    })
    expect(card.steam.dice, card.id).toBeGreaterThan(0)
  }
})

test('all weapons have a steam value but those of the start and the knife, which only helps', () => {
  const plain = weapons.filter(({ steam }) => !steam).map(({ id }) => id)
  expect(plain).toEqual([...CARD_DECKS.starting.map(({ id }) => id), 'knife'])
  expect(CARDS.filter(({ steam, kind }) => steam && kind !== 'weapon')).toEqual([])
  expect(CARDS.filter(({ helps }) => helps).map(({ id, helps }) => [id, helps])).toEqual([
    ['knife', { dice: 1, steamDice: 1 }],
  ])
})

test('weapons and inventions that last have a keep value of four to six, nothing else has one', () => {
  const lasting = CARDS.filter(({ kind }) => kind === 'weapon' || kind === 'invention')
    .map(({ id }) => id)
    .filter((id) => id !== 'steam-bottle' && !CARD_DECKS.starting.some((card) => card.id === id))
  const kept = CARDS.filter(({ keep }) => keep !== undefined)
  expect(kept.map(({ id }) => id)).toEqual(lasting)
  for (const { id, keep } of kept) expect([4, 5, 6], id).toContain(keep)
})

test('what works from the backpack says so', () => {
  expect(CARDS.filter(({ inPack }) => inPack).map(({ id }) => id)).toEqual([
    'holy-water',
    'water',
    'plenty-of-bullets',
    'plenty-of-shells',
  ])
})

test('damage that eliminates abominations is on few cards, most of them at full steam', () => {
  const strong = weapons.filter((card) => attackOf(card).damage === 3 || card.steam?.damage === 3)
  expect(strong.map(({ id }) => id)).toEqual([
    'pickaxe',
    'twin-barrel',
    'dr-klaus-clockwork-rifle',
    'mas-troubleshooter',
  ])
})

test('the gatling has six dice, as no weapon carried has', () => {
  expect(Math.max(...weapons.map((card) => attackOf(card).dice))).toBeLessThan(GATLING.dice)
  expect(GATLING).toEqual({
    mode: 'ranged',
    least: 1,
    most: 3,
    dice: 6,
    accuracy: 4,
    damage: 1,
    noisy: true,
  })
})
