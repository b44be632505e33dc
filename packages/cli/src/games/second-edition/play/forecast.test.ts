import { FastChance, type Json, start } from '@graveshift/kernel'
import { kitFor, SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { expect, test } from 'vitest'
import { makePen } from '../../../play/pen.ts'
import { LANGUAGES, type Language, wordsIn } from '../../../words.ts'
import { drawForecast, oddsOfAttack } from './forecast.ts'
import type { Scene } from './names.ts'

function sceneOf(raw: object, language: Language = 'en'): Scene {
  const options = SECOND_EDITION_MODULE.readPosition(raw as unknown as Json)
  if ('fault' in options) throw new Error(options.message)
  const { board } = start(SECOND_EDITION_MODULE.rulesFor(options), options, new FastChance(1))
  return {
    pen: makePen(wordsIn(language, 'second-edition').say, 80, false, false),
    kit: kitFor(options),
    board,
  }
}

const DRIVE_BY = {
  mission: 'drive-by-shooting',
  survivors: ['elle', 'doug'],
  turn: 'elle',
  people: [
    { id: 'elle', zone: '4V.SE', hand: ['molotov'] },
    { id: 'doug', zone: '6V.E' },
  ],
  cars: [{ driver: 'elle' }],
  zombies: { '6V.E': { walker: 2 } },
}

test('Z2-CAR-04 Z2-CAR-05 a fast drive is offered with its odds, a slow one without', () => {
  const scene = sceneOf(DRIVE_BY)
  expect(oddsOfAttack(scene, 0, { do: 'drive', path: ['6V.E', '6V.SE'] })).toBe(
    '3 dice, 1.4 kills on average, 13% chance of none, 88% chance of hitting a friend',
  )
  expect(oddsOfAttack(scene, 0, { do: 'drive', path: ['6V.E'] })).toBeUndefined()
})

test('Z2-EQP-08 a bottle is offered with what is certain, in every language', () => {
  for (const language of LANGUAGES) {
    const told = oddsOfAttack(sceneOf(DRIVE_BY, language), 0, {
      do: 'throw',
      card: 'molotov',
      zone: '6V.E',
      sure: true,
    })
    expect(told).toMatch(/2.*100\s?%/)
  }
})

test('Z2-ZOM-06 what is said of the coming zombies’ phase includes a Runner’s second step', () => {
  const told = drawForecast(
    sceneOf({
      mission: 'city-blocks',
      survivors: ['amy'],
      turn: 'amy',
      people: [{ id: 'amy', zone: '1V.SE' }],
      zombies: { '9R.E': { walker: 1, runner: 2 }, '9R.S': { runner: 1 } },
    }),
  )
  expect(told.slice(1)).toEqual([
    '  1 Walker, 2 Runners from 9R.E to 7R.SE: they follow the noise',
    '  then 2 Runners from 7R.SE to 7R.S: they see someone',
    '  1 Runner from 9R.S to 5R.SE: follows the noise',
    '  then 1 Runner from 5R.SE to 5R.E: sees someone',
  ])
})

test('Z2-ZOM-06 attacks are told once, with those of a Runner’s second action', () => {
  const told = drawForecast(
    sceneOf({
      mission: 'city-blocks',
      survivors: ['amy'],
      turn: 'amy',
      people: [{ id: 'amy', zone: '7R.SE' }],
      zombies: { '7R.SE': { walker: 2 }, '9R.E': { runner: 1 } },
    }),
  )
  expect(told.slice(1)).toEqual([
    '  Amy in 7R.SE: 3 attacks in all, including second actions',
    '  1 Runner from 9R.E to 7R.SE: sees someone',
    '  then 1 Runner in 7R.SE: attacks, as counted above',
  ])
})
