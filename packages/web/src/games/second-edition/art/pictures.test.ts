import { MISSIONS, SURVIVORS } from '@graveshift/second-edition'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shaded } from '../../../zone-table/board/shaded.tsx'
import { CITY } from './city-skin.tsx'
import { BUSTS } from './people/busts.ts'

const KINDS = [
  'walker',
  'runner',
  'fatty',
  'abomination',
  'patient-zero',
  'hobomination',
  'abominacop',
  'abominawild',
]

const written = (drawing: ReactNode): string => renderToStaticMarkup(createElement(Fragment, null, drawing))

test('everybody who can be played has a face on a ground of its own', () => {
  expect(Object.keys(BUSTS).toSorted()).toEqual(SURVIVORS.map(({ id }) => id).toSorted())
  const grounds = Object.values(BUSTS).map(({ ground }) => ground)
  expect(new Set(grounds).size).toBe(grounds.length)
  const faces = SURVIVORS.map(({ id }) => written(CITY.person(id)))
  expect(new Set(faces).size).toBe(faces.length)
})

test('every kind of zombie is drawn as itself, and darker behind others', () => {
  const drawings = KINDS.map((kind) => written(CITY.zombie(kind).draw()))
  expect(new Set(drawings).size).toBe(KINDS.length)
  for (const kind of KINDS) {
    const body = written(CITY.zombie(kind).draw())
    const behind = written(shaded(CITY.zombie(kind).draw()))
    // The same shapes, every one of them in another color.
    expect(behind.match(/ d="[^"]*"/g)).toEqual(body.match(/ d="[^"]*"/g))
    expect(behind.match(/color-mix/g)?.length).toBeGreaterThan(10)
    expect(behind.replaceAll(/color-mix\([^"]*\)"/g, '"')).not.toMatch(/fill="#/)
  }
})

test('every token of the missions is drawn, each color with its own sign', () => {
  const colors = ['red', 'blue', 'green']
  const tokens = colors.map((colour) => written(CITY.token({ kind: 'objective', colour })))
  const spawns = colors.map((colour) => written(CITY.spawn({ number: 1, colour, asleep: false })))
  const cars = [...new Set(MISSIONS.flatMap(({ cars: list = [] }) => list.map(({ car }) => car)))]
  expect(new Set([...tokens, ...spawns]).size).toBe(6)
  expect(new Set(cars.map((car) => written(CITY.car(car)))).size).toBe(2)
  expect(written(CITY.spawn({ number: 1, colour: 'blue', asleep: true }))).not.toBe(spawns[1])
})
