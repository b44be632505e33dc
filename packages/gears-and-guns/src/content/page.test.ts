import { speakerOf } from '@graveshift/kernel/testing/speaker'
import type { TileData } from '@graveshift/zones'
import {
  attacksOf,
  skillNames,
  skillTable,
  table,
  traitsOf,
  treeOf,
  zombieCardTable,
  zombieTable,
} from '@graveshift/zones/testing/figures-page'
import { expect, test } from 'vitest'
import { WORDS } from '../testing/catalogues.ts'
import { CAMPAIGN_SKILLS, ENDINGS, MILESTONES } from './campaign.ts'
import type { SteamData, WesternCardData } from './card-data.ts'
import { CARD_DECKS } from './cards.ts'
import { CLASSES } from './classes.ts'
import { OWN_SKILLS } from './skills.ts'
import { SURVIVORS } from './survivors.ts'
import { TILES } from './tiles.ts'
import { type Deck, ZOMBIE_CARDS, zombieDeck } from './zombie-deck.ts'
import { ZOMBIES } from './zombies.ts'

const speak = speakerOf('en', WORDS.en)
const say = (key: string) => speak({ word: key })

const steamOf = ({ dice, accuracy, most, damage, freeReload }: SteamData): string =>
  [
    `+${dice}`,
    ...(accuracy === undefined ? [] : [`${accuracy}+`]),
    ...(most === undefined ? [] : [`range up to ${most}`]),
    ...(damage === undefined ? [] : [`damage ${damage}`]),
    ...(freeReload ? ['free reload'] : []),
  ].join(', ')

/** What a card does: in words where its figures do not say it. */
function doesOf(card: WesternCardData): string {
  const key = `card.${card.id}.text`
  return Object.hasOwn(WORDS.en, key) ? say(key) : traitsOf(say, card).join(', ')
}

const weaponsIn = (deck: readonly WesternCardData[]) =>
  table(
    ['Card', 'Copies', 'Attack', 'Traits', 'Full steam', 'Keep'],
    deck.map((card) => [
      say(`card.${card.id}.name`),
      card.count,
      attacksOf(card),
      doesOf(card),
      card.steam ? steamOf(card.steam) : '',
      card.keep ?? '',
    ]),
  )

const thingsIn = (deck: readonly WesternCardData[]) =>
  table(
    ['Card', 'Copies', 'Effect', 'Keep'],
    deck.map((card) => [say(`card.${card.id}.name`), card.count, doesOf(card), card.keep ?? '']),
  )

const isWeapon = ({ profiles }: WesternCardData) => profiles.length > 0
const equipment: readonly WesternCardData[] = CARD_DECKS.equipment

const spotOf = ({ spots }: TileData, kind: string): string =>
  spots.flatMap((spot) => (spot.kind === kind ? [spot.zone] : [])).join(', ')

const tileRows = TILES.faces.map((face) => [
  face.id,
  face.rooms.map(({ id }) => `${id} ${say(`room.${face.id}.${id}`)}`).join(', '),
  spotOf(face, 'pile'),
  spotOf(face, 'switch'),
  spotOf(face, 'nozzle'),
  face.balcony ? `over ${face.balcony.over.join(', ')}; stairs to ${face.balcony.stairs.join(', ')}` : '',
])

const leftOut = (deck: Deck): string =>
  `Not in the ${say(`value.${deck}`)} deck: ${ZOMBIE_CARDS.filter((card) => !zombieDeck(deck).includes(card))
    .map(({ id }) => id)
    .join(', ')}.`

const souls = ENDINGS.map(({ id, from }) => `${say(`ending.${id}.name`)} from ${from}`)

test('docs/rulings/gears-and-guns-figures.md holds every figure as it is in the data', async () => {
  const page = [
    '# Gears & Guns in figures',
    '',
    'Made from the data (`npm run unit -- gears-and-guns/src/content/page -u`). What is public is used; the rest is our own design. [Rules](../rules/gears-and-guns.md), [rulings](gears-and-guns.md).',
    '',
    '## Cards',
    '',
    'An attack is its mode and range, dice and what they need (`2d3+`), damage, and whether it is noisy. Full steam adds steam dice and changes what it names. Keep is the number of steam dice rolled after a mission; a card without it is lost.',
    '',
    '### Starting equipment',
    '',
    ...weaponsIn(CARD_DECKS.starting),
    '### Equipment',
    '',
    ...weaponsIn(equipment.filter(isWeapon)),
    ...thingsIn(equipment.filter((card) => !isWeapon(card))),
    '### Inventions',
    '',
    ...thingsIn(CARD_DECKS.invention),
    '### Bounty weapons',
    '',
    ...weaponsIn(CARD_DECKS.bounty),
    '## Classes and survivors',
    '',
    ...table(
      ['Class', 'Health', 'Abilities', ''],
      CLASSES.map(({ id, health, abilities }) => [
        say(`class.${id}.name`),
        health,
        skillNames(say, abilities),
        say(`class.${id}.text`),
      ]),
    ),
    `At yellow everybody has ${[...new Set(SURVIVORS.map(({ yellow }) => skillNames(say, yellow)))].join(' or ')}.`,
    '',
    ...table(
      ['Survivor', 'Class', 'Blue', 'Orange', 'Red'],
      SURVIVORS.map((survivor) => [
        say(`survivor.${survivor.id}.name`),
        say(`class.${survivor.class}.name`),
        ...treeOf(say, survivor),
      ]),
    ),
    '## Zombies',
    '',
    ...zombieTable(say, ZOMBIES),
    ...ZOMBIES.filter((kind) => 'abomination' in kind).map(
      ({ id }) => `- ${say(`zombie.${id}.name`)}: ${say(`zombie.${id}.rule`)}`,
    ),
    '',
    `Number, and zombies at blue/yellow/orange/red. ${leftOut('easy')} ${leftOut('brutal')}`,
    '',
    ...zombieCardTable(say, ZOMBIE_CARDS),
    '## Skills',
    '',
    'Those of this game, and what is read otherwise; all others are [the second edition’s](second-edition.md#skills).',
    '',
    ...skillTable(say, [...Object.keys(OWN_SKILLS), 'home-defender', 'lucky']),
    '## Tiles',
    '',
    'Places on each face as it is printed, not turned. A door to the street looks straight out of its wall.',
    '',
    ...table(['Face', 'Rooms', 'Pile', 'Switch', 'Nozzle', 'Balcony'], tileRows),
    '## Campaign',
    '',
    `- Milestones at ${MILESTONES.join(', ')} CXP: a bonus action or a campaign skill.`,
    `- Campaign skills: ${CAMPAIGN_SKILLS.map((skill) => say(`skill.${skill}.name`)).join(', ')}.`,
    `- Endings by souls saved: ${souls.join(', ')}.`,
    '',
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../../../../docs/rulings/gears-and-guns-figures.md')
})
