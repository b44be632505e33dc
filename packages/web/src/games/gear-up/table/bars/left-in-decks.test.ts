import { contentFor, deckCounts } from '@graveshift/gear-up'
import { expect, test } from 'vitest'
import { played } from '../../testing/played.ts'
import { boardOf } from '../board-view.ts'
import { turnsLeft } from './left-in-decks.ts'

test.each([0, 12, 60])('after %i decisions the view tells what the decks hold', (decisions) => {
  const session = played({ seats: 2 }, 3, decisions)
  const content = contentFor(session.options)
  const { turn } = deckCounts(content, session.state.board)
  const { colours, speeds } = turnsLeft(content.turnCards, boardOf(session.view('spectator')))
  for (const colour of ['red', 'green', 'blue', 'yellow'] as const)
    expect(colours[colour]).toBe(turn.colours[colour].left)
  for (const speed of ['none', 'slow', 'fast', 'all'] as const)
    expect(speeds[speed]).toBe(turn.speeds[speed].left)
})
