import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import type { Pick } from '../game.ts'
import { HERE, NEXT, position } from '../testing.ts'

interface Standing {
  readonly hand?: readonly string[]
  readonly pack?: readonly string[]
}

/** Amy's turn, Doug beside her, zombies where they are wanted. */
function scene(amy: Standing, doug: Standing, zombies: Json = {}) {
  const table = position({
    mission: 'city-blocks',
    survivors: ['amy', 'doug'],
    turn: 'amy',
    people: [
      { id: 'amy', zone: HERE, skills: [], ...amy },
      { id: 'doug', zone: HERE, skills: [], ...doug },
    ] as Json,
    zombies,
  })
  const { rules, board, state } = table
  const [choice] = state.control.open
  if (choice?.kind !== 'act') throw new Error(`${choice?.kind} is asked`)
  const picks: readonly Pick[] = rules.choices.act.list(board, choice)
  const judged = (wanted: (pick: Pick) => boolean) => {
    const pick = picks.find(wanted)
    if (!pick) throw new Error('no such answer')
    return {
      pruned: rules.judgement.prune?.(board, choice, pick),
      value: rules.judgement.evaluateMove?.(board, choice, pick) ?? 0,
    }
  }
  return { judged, worth: rules.judgement.weigh(board, []) }
}

const trade = ({ do: what }: Pick) => what === 'trade'
const tidy = ({ do: what }: Pick) => what === 'reorganise'
const withCard = (card: string) => (pick: Pick) => 'card' in pick && pick.card === card

describe('what nobody would do', () => {
  test('an exchange that arms nobody better', () => {
    expect(scene({ hand: ['pistol'] }, { hand: ['pistol'] }).judged(trade).pruned).toBe(true)
    expect(scene({ hand: ['pistol'], pack: ['baseball-bat'] }, {}).judged(trade).pruned).toBe(false)
  })
  test('tidying where the best is in hand already', () => {
    expect(scene({ hand: ['chainsaw'], pack: ['crowbar'] }, {}).judged(tidy).pruned).toBe(true)
    expect(scene({ hand: ['crowbar'], pack: ['chainsaw'] }, {}).judged(tidy).pruned).toBe(false)
  })
  test('putting dealt cards away before the first turn: to and fro it would go on for ever', () => {
    const { board, rules } = position({ mission: 'city-blocks', survivors: ['amy'], people: [] })
    const choice = { kind: 'prepare', seat: 0, id: 1, lane: 1 } as const
    const pruned = (what: 'stow' | 'draw') =>
      rules.judgement.prune?.(board, choice, { do: what, person: 0, card: 'pistol', for: undefined })
    expect(pruned('stow')).toBe(true)
    expect(pruned('draw')).toBe(false)
  })
  test('noise for its own sake', () => {
    expect(scene({}, {}).judged(({ do: what }) => what === 'noise').pruned).toBe(true)
  })
})

describe('at first sight', () => {
  test('a weapon that cannot hurt what stands there is no use', () => {
    const { judged } = scene({ hand: ['crowbar', 'fire-axe'] }, {}, { [HERE]: { fatty: 1 } })
    expect(judged(withCard('crowbar')).value).toBeLessThan(0)
    expect(judged(withCard('fire-axe')).value).toBeGreaterThan(0)
  })
  test('from a distance, who stands in front must fall first', () => {
    const { judged } = scene({ hand: ['pistol'] }, {}, { [NEXT]: { fatty: 1, walker: 3 } })
    expect(judged(withCard('pistol')).value).toBeLessThan(0)
  })
})

test('a bomb is for many zombies, and for those that nothing else takes', () => {
  const bomb = withCard('molotov')
  const at = (zombies: Json) => scene({ hand: ['molotov'] }, {}, zombies).judged(bomb).value
  expect(at({ [NEXT]: { walker: 1 } })).toBeLessThan(at({ [NEXT]: { walker: 5 } }))
  expect(at({ [NEXT]: { abomination: 1 } })).toBeGreaterThan(0)
})

test('zombies that nobody here can hurt are worse than those that can be fought', () => {
  const fatty = { [HERE]: { fatty: 1 } }
  const helpless = scene({ hand: ['crowbar'] }, {}, fatty).worth - scene({ hand: ['crowbar'] }, {}).worth
  const able = scene({ hand: ['fire-axe'] }, {}, fatty).worth - scene({ hand: ['fire-axe'] }, {}).worth
  expect(helpless).toBeLessThan(able)
})
