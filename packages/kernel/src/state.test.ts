import { describe, expect, it } from 'vitest'
import { answer, start } from './apply.ts'
import { nth } from './bug.ts'
import { FastChance } from './chance.ts'
import { hashOf } from './hash.ts'
import { playout } from './playout.ts'
import { cloneState } from './state.ts'
import { TOY } from './testing/toy-rules.ts'

const OPTIONS = { seats: 3, rounds: 3, horde: 4 }

describe('a cloned state', () => {
  it('shares nothing that changes', () => {
    const state = start(TOY, OPTIONS, new FastChance(4))
    const clone = cloneState(TOY, state)
    const before = hashOf(state)
    expect(hashOf(clone)).toBe(before)
    playout(TOY, clone, new FastChance(1), new FastChance(2))
    expect(hashOf(state)).toBe(before)
    expect(clone.control.lanes).not.toBe(state.control.lanes)
    expect(clone.control.draws).not.toEqual(state.control.draws)
  })

  it('of a frame in the middle of its work keeps its own figures', () => {
    const chance = new FastChance(4)
    const state = start(TOY, OPTIONS, chance)
    const clone = cloneState(TOY, state)
    answer(TOY, state, nth(state.control.open, 0), { do: 'attack' }, chance)
    expect(clone.control.lanes[0]?.at(-1)).toMatchObject({ kind: 'turn', actions: 2 })
    expect(state.control.lanes[0]).toContainEqual(expect.objectContaining({ kind: 'turn', actions: 1 }))
  })
})
