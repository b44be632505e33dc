import { expect, test } from 'vitest'
import { layoutFor } from './use-layout.ts'

test('phones show one part, tablets from 900 pixels a layout of their own, desktops everything', () => {
  const layouts = [390, 768, 899, 900, 1024, 1194, 1200, 1280, 1440].map((width) => layoutFor(width, false))
  expect(layouts).toEqual([
    'narrow',
    'narrow',
    'narrow',
    'tablet',
    'tablet',
    'tablet',
    'wide',
    'wide',
    'wide',
  ])
})

test('without its side the table needs less', () => {
  expect([799, 800, 1024].map((width) => layoutFor(width, true))).toEqual(['narrow', 'wide', 'wide'])
})

test('larger text needs more room, smaller text gets no more than usual', () => {
  expect([1024, 1180, 1440].map((width) => layoutFor(width, false, 20))).toEqual([
    'narrow',
    'tablet',
    'tablet',
  ])
  expect(layoutFor(1180, false, 14)).toBe('tablet')
})
