import { contentFor, GEAR_UP_MODULE } from '@graveshift/gear-up'
import { isFault, isRefusal } from '@graveshift/kernel'
import { Session } from '@graveshift/table'
import { expect, test } from 'vitest'
import { makePen } from '../../../play/pen.ts'
import { wordsIn } from '../../../words.ts'
import { drawStreet, streetFigures } from './street.ts'

test('the street runs as in the browser: from slot 3 on the left to slot 1 on the right', () => {
  const walker = { type: 'walker', speed: 'slow', grid: ['##'] }
  const street = [
    { slot: 1, ...walker },
    { slot: 3, ...walker },
    { slot: 3, ...walker },
  ]
  const options = GEAR_UP_MODULE.readPosition({ seats: [{ survivor: 'ethan', street }] })
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(GEAR_UP_MODULE, options, { seed: 'x' })
  if (isRefusal(session)) throw new Error(session.refused)
  const { board } = session.state
  const content = contentFor(options)
  const pen = makePen(wordsIn('en').say, 120, false, false)
  expect(drawStreet(pen, content, board, 0)[0]?.match(/slot \d/g)).toEqual([
    'slot 3',
    'slot 3',
    'slot 2',
    'slot 1',
  ])
  expect(streetFigures(content, board, 0).slots).toBe('2/0/1')
})
