import { expect, test } from 'vitest'
import { type Settings, settingsFrom } from './settings.ts'

const plain: Settings = {
  language: 'en',
  theme: 'dark',
  motion: true,
  speed: 'normal',
  sound: false,
  volume: 60,
  text: 'normal',
  cover: false,
  follow: false,
}

test('what was stored comes back', () => {
  const mine: Settings = {
    ...plain,
    language: 'de',
    theme: 'contrast',
    motion: false,
    volume: 0,
    text: 'huge',
    cover: true,
    follow: true,
  }
  expect(settingsFrom(JSON.stringify(mine), plain)).toEqual(mine)
})

test.each([null, '', '{', '[]', '"x"', '7', 'null'])('%s gives the defaults', (text) => {
  expect(settingsFrom(text, plain)).toEqual(plain)
})

test('one broken value does not cost the others', () => {
  expect(
    settingsFrom(
      '{"language":"xx","theme":"light","volume":900,"sound":"yes","text":"9px","cover":1}',
      plain,
    ),
  ).toEqual({
    ...plain,
    theme: 'light',
  })
})
