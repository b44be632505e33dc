import { expect, test } from 'vitest'
import { findNamed } from './find-named.ts'

const things = [
  { thing: 'abomination', own: ['Abominio'], others: ['Abomination', 'Monstrum'] },
  { thing: 'fire-axe', own: ['Ascia da pompiere'], others: ['Fire axe', 'Feuerwehraxt'] },
  { thing: 'axe', own: ['Ascia'], others: ['Axe', 'Axt'] },
]

test.each([
  ['its own name before a longer one', 'ascia', ['axe']],
  ['a name of another language', 'FIRE  AXE', ['fire-axe']],
  ['a part of a name', 'pompiere', ['fire-axe']],
  ['a word that begins alike', 'abominazione', ['abomination']],
  ['nothing for nothing', '  ', []],
  ['nothing for a few letters that are in many names', 'xt', []],
  ['nothing for what there is not', 'zeppelin', []],
])('finds %s', (_what, typed, found) => {
  expect(findNamed(typed, things)).toEqual(found)
})
