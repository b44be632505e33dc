import { type Board, GEAR_UP_MODULE } from '@graveshift/gear-up'
import { type Lesson, nth } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { LessonStore, startLesson } from '../../learn/lessons/lesson-store.ts'
import { ANY_MODULE } from './testing/played.ts'

// What only lessons of Gear Up show; all lessons are taken in learn/lessons/lessons.test.ts.
const LESSONS = (await GEAR_UP_MODULE.lessons?.()) ?? []

const open = (lesson: Lesson) =>
  new LessonStore(lesson, startLesson(ANY_MODULE, lesson), async () => undefined)

test.each(LESSONS)('a target that is not there is refused by its rule, not put off: $id', (lesson) => {
  const store = open(lesson)
  const choice = nth(store.snapshot().open, 0)
  expect(store.do(0, choice.id, { do: 'hit', target: 77, squares: 'a1' })).toMatchObject({
    refused: 'target-gone',
  })
})

test('what the second lesson shows deals to the empty street first', () => {
  const store = open(nth(LESSONS, 1))
  while (store.snapshot().open.every(({ kind }) => kind !== 'deal')) store.show()
  store.show()
  const { zombies } = store.board as Board
  expect(zombies.filter(({ seat }) => seat === 1)).toHaveLength(1)
})

test('the last lesson is won', () => {
  const boss = nth(LESSONS, 2)
  const store = open(boss)
  while (store.made < boss.steps.filter(({ want }) => want).length) store.show()
  expect(store.snapshot().outcome).toBe('won')
})
