import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { position } from './testing/stage.ts'

const JEB = ['search-more', 'home-defender', 'search-two']

/** Jeb with a pan beside so many walkers, and dice that hit. */
const jeb = (
  points: number,
  skills: readonly string[],
  more: Record<string, Json> = {},
  who: Record<string, Json> = {},
) => {
  const table = position(
    {
      mission: 'dry-run',
      survivors: ['jeb'],
      turn: 'jeb',
      people: [{ id: 'jeb', zone: '3V.S', hand: ['pan'], points, skills, ...who }],
      zombies: { '3V.S': { walker: 1 } },
      ...more,
    },
    { dice: [6, 1] },
  )
  table.do({ do: 'melee', card: 'pan', zone: '3V.S' })
  return table
}

const chosen = (table: ReturnType<typeof jeb>) =>
  table.list('skill').map((pick) => (pick as { readonly skill: string }).skill)

describe('adrenaline', () => {
  test('UA-ADR-02 at 7 a fourth action, at 19 one of two skills, at 43 one of three', () => {
    expect(jeb(6, JEB).person('jeb').skills).toEqual([...JEB, 'plus-action'])
    expect(chosen(jeb(18, [...JEB, 'plus-action']))).toEqual(['plus-die-ranged', 'free-move'])
    const red = jeb(42, [...JEB, 'plus-action', 'free-move'])
    expect(chosen(red)).toEqual(['sniper', 'free-combat', 'slippery'])
    red.do({ do: 'skill', skill: 'slippery' })
    expect(red.person('jeb')).toMatchObject({ level: 3, points: 43, laps: 0 })
  })

  test('UA-ULT-01 past red the tracker restarts, the survivor stays red, and levels unlock what was not chosen', () => {
    const ultrared = { ultrared: true }
    const lap = [...JEB, 'plus-action', 'free-move']
    const first = jeb(42, lap, ultrared)
    first.do({ do: 'skill', skill: 'slippery' })
    expect(first.person('jeb')).toMatchObject({ level: 3, points: 0, laps: 1 })
    const second = jeb(18, [...lap, 'slippery'], ultrared, { laps: 1 })
    expect(second.of('skillGained')).toMatchObject([{ skill: 'plus-die-ranged' }])
    expect(second.person('jeb').level).toBe(3)
  })

  test('UA-ULT-01, GG-RUL-71 with all of them taken any skill of the list is to be had', () => {
    const all = [...JEB, 'plus-action', 'free-move', 'plus-die-ranged', 'slippery', 'sniper', 'free-combat']
    const offered = chosen(jeb(18, all, { ultrared: true }, { laps: 3 }))
    expect(offered).toEqual(
      expect.arrayContaining([
        'brother-plus-die-combat',
        'dreadnought-brute',
        'dreadnought-abomination',
        'toolbox',
      ]),
    )
    for (const never of [
      ...all,
      'break-in',
      'two-cocktails',
      'dreadnought-fatty',
      'starts-health',
      'fanning',
    ])
      expect(offered).not.toContain(never)
  })
})
