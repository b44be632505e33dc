import { STANDARD_CONTENT } from '@graveshift/gear-up'
import { maskOf, nth, squareFromName } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { makePen } from '../../../play/pen.ts'
import { wordsIn } from '../../../words.ts'
import { drawGrid, drawShape } from './grid.ts'

const pen = makePen(wordsIn('en').say, 80, false, false)
const squares = (names: string) => maskOf(names.split(' ').map((name) => squareFromName(name) ?? -1))
const none = { lo: 0, hi: 0 }

test('a zombie is drawn with its icons, crosses and the names of its squares', () => {
  const rows = ['.#.', '#D#', '#M#']
  expect(drawGrid(pen, { rows, crossed: squares('b2 c3') })).toEqual([
    '  a b c',
    '1   □  ',
    '2 □ × □',
    '3 □ M ×',
  ])
})

test('a placement shows the shape as a solid figure and the icons under it', () => {
  const rows = ['.#.', '#D#', '#M#']
  expect(drawGrid(pen, { rows, crossed: none, covered: squares('a2 b2 b3') })).toEqual([
    '  a b c',
    '1   □  ',
    '2▓▓▓D □',
    '3 □▓M □',
  ])
})

test('the screamer’s mouth is marked', () => {
  const mouth = squares('b1')
  expect(drawGrid(pen, { rows: ['#Y', '##'], crossed: none, mouth })).toEqual(['  a b', '1 □@Y', '2 □ □'])
})

test('the mutation’s dotted lines stand between the squares', () => {
  const lines = drawGrid(pen, {
    rows: ['##', '##'],
    crossed: none,
    lineRight: squares('a1'),
    lineBelow: squares('b1'),
  })
  expect(lines).toEqual(['  a b', '1 □┊□', '     ┄'.slice(1), '2 □ □'])
})

test('letters follow the language, signs may be plain ASCII', () => {
  const german = makePen(wordsIn('de').say, 80, false, true)
  expect(drawGrid(german, { rows: ['#DAM'], crossed: squares('a1') })).toEqual(['  a b c d', '1 x S R M'])
})

test('a hit shape is a little picture', () => {
  const { shape } = nth(STANDARD_CONTENT.data.companions, 1)
  expect(drawShape(pen, shape)).toEqual(['▓▓▓▓', '▓▓  '])
})
