import { FastChance, type Json, start } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { expect, test } from 'vitest'
import { PARTS } from '../../games/second-edition/play/face.ts'
import { makePen } from '../../play/pen.ts'
import { wordsIn } from '../../words.ts'
import { drawForecast } from './forecast.ts'
import { type Scene, sceneAt } from './scene.ts'

function sceneOf(raw: object): Scene {
  const options = SECOND_EDITION_MODULE.readPosition(raw as unknown as Json)
  if ('fault' in options) throw new Error(options.message)
  const { board } = start(SECOND_EDITION_MODULE.rulesFor(options), options, new FastChance(1))
  const pen = makePen(wordsIn('en', 'second-edition').say, 80, false, false)
  return sceneAt(PARTS, pen, options, board)
}

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
