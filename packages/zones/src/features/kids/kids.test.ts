import { describe, expect, test } from 'vitest'
import { onStreet } from '../../testing/tiny/scenes.ts'
import { tinyTable } from '../../testing/tiny/table.ts'

const slip = (to: string) => ({ do: 'move', to, slip: true })
const inTheMiddle = (id: string, skills: readonly string[], crawlers: number) =>
  tinyTable(
    onStreet({
      at: 'turn',
      people: [{ id, zone: 'mid', skills }],
      mission: crawlers > 0 ? { zombies: [{ zone: 'mid', kind: 'crawler', count: crawlers }] } : {},
    }),
  )

describe('kids', () => {
  test('a kid slips past zombies once a turn, for one action', () => {
    const table = inTheMiddle('dot', [], 2)
    expect(table.picks()).toContainEqual(slip('west'))
    table.play(slip('west'))
    expect(table.board.people[0]?.zone).toBe(0)
    expect(table.board.turns[0]).toMatchObject({ once: ['slip'] })
    expect(table.board.turns[0]?.spent.reduce((sum, each) => sum + each, 0)).toBe(1)
    expect(table.reason(slip('mid'))).toBe('skill-missing TINY-slip')
  })

  test('nobody else slips away, and nobody without a zombie to slip past', () => {
    const adult = inTheMiddle('ann', [], 2)
    expect(adult.picks()).not.toContainEqual(slip('west'))
    expect(adult.reason(slip('west'))).toBe('skill-missing TINY-slip')
    expect(inTheMiddle('dot', [], 0).reason(slip('west'))).toBe('nothing-to-slip TINY-slip')
  })

  test('whoever has the skill needs no slipping', () => {
    expect(inTheMiddle('dot', ['slippery'], 2).reason(slip('west'))).toBe('skill-missing TINY-slip')
  })
})
