import { describe, expect, test } from 'vitest'
import { RANGED } from '../content/types.ts'
import { attackOdds } from '../odds/attack.ts'
import type { TinyPerson } from '../testing/tiny/game.ts'
import { onStreet } from '../testing/tiny/scenes.ts'
import { tinyTable } from '../testing/tiny/table.ts'

const SPARKS = { do: 'ranged', card: 'torch', zone: 'west', style: 'sparks' }

const at = (zombies: number, zone = 'west', ann: Partial<TinyPerson> = {}, dice: readonly number[] = []) =>
  tinyTable(
    onStreet({
      at: 'turn',
      people: [{ id: 'ann', hand: ['torch'], skills: [], ...ann }],
      mission: { zombies: [{ zone, kind: 'crawler', count: zombies }] },
    }),
    { dice },
  )

const rolls = (events: readonly { readonly type: string }[]) => events.filter(({ type }) => type === 'rolled')

describe('an attack throws dice of several kinds, each with sides and a threshold of its own', () => {
  // Scripted dice are sides, counted from 1: the fifth side of a spark shows 6, its first that it goes out.
  test('the usual dice hit by their accuracy, the others by theirs', () => {
    const table = at(4, 'west', {}, [2, 1, 4, 3])
    const events = table.do(SPARKS)
    expect(rolls(events)).toEqual([
      { type: 'rolled', person: 0, dice: [2, 1], why: 'attack' },
      { type: 'rolled', person: 0, dice: [5, 4], why: 'attack', of: 'spark' },
    ])
    expect(table.zombies('west')).toBe('crawler 2')
  })

  test('a side that says so has its say when the attack is over', () => {
    const table = at(1, 'west', {}, [1, 1, 1, 2])
    table.do(SPARKS)
    expect(table.person('ann').hand).toEqual(['torch-'])
    expect(table.refusal({ ...SPARKS, card: 'torch-' })).toBe('no-fire TINY-sparks')
    expect(table.list('ranged')).toEqual([{ do: 'ranged', card: 'torch-', zone: 'west' }])
  })

  test('a source of re-rolls throws again only the kinds that it is for', () => {
    const table = at(4, 'west', { skills: ['lucky'] }, [1, 1, 4, 3, 6, 6])
    table.do(SPARKS)
    const again = table.do({ do: 'reroll', source: 'lucky' })
    expect(rolls(again)).toEqual([{ type: 'rolled', person: 0, dice: [6, 6], why: 'again' }])
    expect(table.zombies('west')).toBe('crawler 1')
  })

  test('how an attack is declared changes how far it goes', () => {
    const far = { do: 'ranged', card: 'torch', zone: 'east' }
    const table = at(1, 'east')
    expect(table.refusal(far)).toBe('out-of-range TINY-ranged')
    expect(table.list('ranged')).toEqual([{ ...far, style: 'sparks' }])
  })

  test('a style that no game has is no answer', () => {
    expect(at(1).refusal({ ...SPARKS, style: 'steam' })).toBe('not-an-answer KERNEL')
  })

  test('the odds count every kind', () => {
    const { kit, board } = at(4)
    const arm = { card: 'torch', dual: false, mode: RANGED, style: 'sparks' }
    const { dice, kills } = attackOdds(kit, board, 0, arm, board.people[0]?.zone ?? 0, false)
    expect(dice).toBe(4)
    // Two dice that hit with five sides of six, two that hit with two of five.
    const usual = [1, 10, 25]
    const sparks = [9, 12, 4]
    const ways = [0, 0, 0, 0, 0]
    for (const [hits, one] of usual.entries())
      for (const [more, other] of sparks.entries()) ways[hits + more] = (ways[hits + more] ?? 0) + one * other
    expect(kills).toEqual({ of: 36 * 25, ways })
  })
})
