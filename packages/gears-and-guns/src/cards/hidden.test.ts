import { cloneState } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { MISSIONS } from '../content/missions.ts'
import { position } from '../testing/stage.ts'

const TEAM = ['nora', 'anthony', 'lee', 'thadeus', 'nikolas', 'bonnie']
const CARDS = MISSIONS.flatMap(({ id, cards }) =>
  cards.map(({ number, zone }) => [id, number, zone] as const),
)

test.each(CARDS)(
  'GG-TBL-04 %s: whoever looks ahead takes card %d without knowing what it says',
  (mission, card, zone) => {
    const table = position({ mission, survivors: TEAM, turn: 'nora', people: [{ id: 'nora', zone }] })
    const { rules, state } = table
    const seen = cloneState(rules, state)
    rules.determinize?.(seen.board, 0, { below: () => 0 })
    expect(rules.view(seen.board, 0)).toEqual(rules.view(state.board, 0))
    Object.assign(table.state.board, seen.board)
    const events = table.do({ do: 'read', card })
    expect(events.map(({ type }) => type)).toEqual(['acted', 'cardDropped'])
  },
)
