import { expect, test } from 'vitest'
import { flow, padEnd, perRow, sideBySide, widthOf, wrap } from './block.ts'

test('colors take no room', () => {
  expect(widthOf('\u001b[1mab\u001b[22m')).toBe(2)
  expect(padEnd('\u001b[1mab\u001b[22m', 4)).toBe('\u001b[1mab\u001b[22m  ')
})

test('a name in wide letters takes the columns that a terminal gives it', () => {
  expect(widthOf('李小龙')).toBe(6)
  expect(padEnd('李小龙', 8)).toBe('李小龙  ')
  expect(sideBySide([['李', 'abc'], ['x']], 20)).toEqual(['李    x', 'abc'])
})

test('blocks stand side by side as long as they fit', () => {
  const blocks = [['aa', 'a'], ['bb'], ['cc']]
  expect(sideBySide(blocks, 7)).toEqual(['aa   bb', 'a', '', 'cc'])
  expect(sideBySide(blocks, 12)).toEqual(['aa   bb   cc', 'a'])
  expect(perRow(2, 12)).toBe(3)
  expect(perRow(99, 12)).toBe(1)
})

test('sentences break between words and keep their indent', () => {
  expect(wrap('  one two three', 9, '    ')).toEqual(['  one two', '    three'])
  expect(wrap('', 9)).toEqual([''])
})

test('parts flow on to further lines', () => {
  expect(flow(['one', '', 'two', 'three'], 8, '  ')).toEqual(['one  two', '  three'])
})

test('a percent sign stays with its figure', () => {
  expect(wrap('none in 11 %', 10)).toEqual(['none in', '11 %'])
})

test('a lone sign stays with the word that it stands for', () => {
  expect(wrap('c crate, E exit', 11)).toEqual(['c crate,', 'E exit'])
  expect(wrap('a b c d', 3)).toEqual(['a b', 'c d'])
})
