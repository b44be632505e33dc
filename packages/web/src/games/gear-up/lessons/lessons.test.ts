import type { Board } from '@graveshift/gear-up'
import { isRefusal } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { hintOf } from '../../../learn/lessons/hint-of.ts'
import { fits, type Lesson } from '../../../learn/lessons/lesson.ts'
import { LessonStore, resumeLesson, startLesson } from '../../../learn/lessons/lesson-store.ts'
import { commandsIn, stepAt } from '../../../learn/lessons/progress.ts'
import { placeOf } from '../../../learn/rulebook/rulebook.ts'
import { SECTIONS } from '../rulebook/sections.ts'
import { ANY_MODULE } from '../testing/played.ts'
import { LESSONS } from './lessons.ts'

const open = (lesson: Lesson) =>
  new LessonStore(lesson, startLesson(ANY_MODULE, lesson), async () => undefined)

describe.each(LESSONS)('lesson $id', (lesson) => {
  const toDo = lesson.steps.flatMap(({ id, want }) => (want ? [{ id, want }] : []))

  test('can be done to its end, each step by every answer it waits for', () => {
    const store = open(lesson)
    for (const [index, { id, want }] of toDo.entries()) {
      const asked = store
        .snapshot()
        .open.filter(({ seat, kind }) => seat === want.seat && kind === want.choice)
      expect(asked.length, id).toBe(1)
      const picks = asked.flatMap((choice) => store.picks(choice))
      expect(picks.length, id).toBeGreaterThan(0)
      for (const pick of picks) for (const choice of asked) expect(fits(want, choice, pick), id).toBe(true)
      store.show()
      expect(store.made, id).toBe(index + 1)
    }
    expect(stepAt(lesson.steps, store.made, new Set())).toBe(lesson.steps.length - 1)
    // Nothing is asked any more, and React is given the same nothing every time.
    expect(store.snapshot().open).toEqual([])
    expect(store.snapshot()).toBe(store.snapshot())
  })

  test('leads on whatever was chosen among the answers that fit', () => {
    // Each step once with its last answer; the rest must still be open.
    const store = open(lesson)
    for (const { id } of toDo) {
      const before = store.made
      for (const choice of store.snapshot().open) {
        const pick = store.picks(choice).at(-1)
        if (pick === undefined) continue
        expect(store.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick), id).toBeUndefined()
        break
      }
      expect(store.made, id).toBe(before + 1)
    }
  })

  test('every hint about squares lights squares that will do', () => {
    const store = open(lesson)
    for (const step of lesson.steps.filter(({ want }) => want)) {
      const isDrawn = step.want?.do === 'hit' || step.want?.do === 'shoot'
      const lit = hintOf(store, step)
      expect(lit !== undefined, step.id).toBe(isDrawn)
      if (lit && step.want?.count !== undefined) expect(lit.squares, step.id).toHaveLength(step.want.count)
      if (lit) expect(lit.target, step.id).toBe(step.want?.target)
      store.show()
    }
  })

  test('puts off what is legal but not yet wanted, and says so; nothing changes', () => {
    const store = open(lesson)
    const [choice] = store.snapshot().open
    if (!choice || choice.seat === 'team') throw new Error('a lesson begins with a survivor')
    const { seq } = store.snapshot()
    expect(store.do(choice.seat, choice.id, { do: 'pass' })).toMatchObject({ refused: 'lesson' })
    expect(store.do(choice.seat, choice.id, { do: 'hit', target: 77, squares: 'a1' })).toMatchObject({
      refused: 'target-gone',
    })
    expect(store.snapshot().seq).toBe(seq)
  })

  test('goes on where it was left', () => {
    const store = open(lesson)
    store.show()
    store.show()
    const kept = JSON.stringify(store.session.record({ for: 'host' }))
    const again = new LessonStore(lesson, resumeLesson(ANY_MODULE, lesson, kept), async () => undefined)
    expect(again.session.hash).toBe(store.session.hash)
    for (let step = 2; step < toDo.length; step++) again.show()
    expect(again.made).toBe(toDo.length)
  })

  test.each(['', '{', '{"format":"chess"}', '[]'])('begins anew if what was kept is %s', (kept) => {
    expect(resumeLesson(ANY_MODULE, lesson, kept).seq).toBe(0)
  })

  test('every step leads to a section of the rulebook', () => {
    for (const { id, more } of lesson.steps)
      expect(placeOf({ sections: SECTIONS, rulings: [] }, more).at, id).toBe('section')
  })

  test('ends with something to read', () => {
    expect(lesson.steps.at(-1)).not.toHaveProperty('want')
  })
})

test('what the second lesson shows deals to the empty street first', () => {
  const [, turn] = LESSONS
  const store = open(turn)
  while (store.snapshot().open.every(({ kind }) => kind !== 'deal')) store.show()
  store.show()
  const { zombies } = store.board as Board
  expect(zombies.filter(({ seat }) => seat === 1)).toHaveLength(1)
})

test('the last lesson is won', () => {
  const [, , boss] = LESSONS
  const store = open(boss)
  while (store.made < boss.steps.filter(({ want }) => want).length) store.show()
  expect(store.snapshot().outcome).toBe('won')
})

describe('progress', () => {
  const [lesson] = LESSONS
  const { steps } = lesson
  const none = new Set<string>()

  test('begins with the first thing to read', () => {
    expect(stepAt(steps, 0, none)).toBe(0)
  })

  test('what was read is passed, what is to be done is not', () => {
    expect(stepAt(steps, 0, new Set(['welcome', 'icons']))).toBe(1)
  })

  test('doing passes what was not read before it', () => {
    expect(stepAt(steps, 1, none)).toBe(2)
    expect(stepAt(steps, 2, none)).toBe(4)
  })

  test('the end is not passed', () => {
    expect(stepAt(steps, 4, new Set(['done']))).toBe(steps.length - 1)
  })

  test('taking back leads back', () => {
    const store = open(lesson)
    store.show()
    expect(store.made).toBe(1)
    expect(isRefusal(store.undo())).toBe(false)
    expect(commandsIn(store.session.log())).toEqual([])
    store.show()
    expect(store.made).toBe(1)
  })
})
