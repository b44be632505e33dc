import { isRecord } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { tellPick } from '../answers.ts'
import { MISSIONS } from '../content/missions.ts'
import { tell } from '../tell.ts'
import { position } from '../testing/stage.ts'
import { cardTextTerm, effectsTerm } from './tell.ts'

const TEAM = ['nora', 'anthony', 'lee', 'thadeus', 'nikolas', 'bonnie']

/** Every key of a sentence, however deep. */
const keysIn = (term: unknown): readonly string[] =>
  isRecord(term)
    ? [String(term.word), ...(isRecord(term.with) ? Object.values(term.with).flatMap(keysIn) : [])]
    : []

test('GG-TBL-04 an answer that reads a card is told by its number and tile alone', () => {
  const table = position({
    mission: 'fightin-words',
    survivors: TEAM,
    turn: 'nora',
    people: [{ id: 'nora', zone: '15R.b' }],
  })
  const choice = table.state.control.open[0]
  if (!choice) throw new Error('nothing is asked')
  const told = tellPick(table.kit, table.board, choice, { do: 'read', card: 3 })
  expect(keysIn(told)).toContain('objective-card.number')
  expect(keysIn(told).filter((key) => /^(story|needs|effect)/.test(key))).toEqual([])
})

test('a card that is read is told with its name, its story, what it needs and what it does', () => {
  const table = position({
    mission: 'fightin-words',
    survivors: TEAM,
    turn: 'nora',
    people: [{ id: 'nora', zone: '15R.b' }],
  })
  const [, read] = table.do({ do: 'read', card: 3 })
  if (!read) throw new Error('nothing happened')
  const keys = keysIn(tell(table.kit, read, table.board))
  expect(keys).toEqual(
    expect.arrayContaining([
      'log.cardRead',
      'story.fightin-words.3.name',
      'story.fightin-words.3.text',
      'needs.lock',
      'effect.draw',
      'effect.cxp',
    ]),
  )
})

test('every card and note has a text', () => {
  for (const { cards, notes } of MISSIONS) {
    for (const card of cards) expect(keysIn(cardTextTerm(card)).length).toBeGreaterThan(0)
    for (const { effects } of notes) expect(keysIn(effectsTerm(effects)).length).toBeGreaterThan(0)
  }
})
