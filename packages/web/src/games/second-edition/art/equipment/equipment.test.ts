import { isFault } from '@graveshift/kernel'
import { kitFor, SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EquipmentPicture } from './equipment-picture.tsx'
import { EQUIPMENT_PICTURES } from './index.ts'

const options = SECOND_EDITION_MODULE.readOptions({})
if (isFault(options)) throw new Error(options.message)

/** The names printed on all cards of the box, and of weapons that are none. */
const NAMES = [...new Set(Object.values(kitFor(options).cards).map(({ name }) => name))].sort()

const drawn = (card: string): string => renderToStaticMarkup(createElement(EquipmentPicture, { card }))

test('every card has a picture, and every picture a card', () => {
  expect(Object.keys(EQUIPMENT_PICTURES).sort()).toEqual(NAMES)
})

test('no two cards look the same, and none is empty', () => {
  const pictures = NAMES.map(drawn)
  expect(new Set(pictures).size).toBe(NAMES.length)
  for (const picture of pictures) expect(picture).toMatch(/<path [^>]*d="M/)
})

test('what is not a card has no picture', () => {
  expect(drawn('nothing')).not.toContain('<path')
})
