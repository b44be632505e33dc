import { readFileSync } from 'node:fs'
import { GAMES as LISTED } from '@graveshift/games'
import { type Game, type GameModule, isRefusal, type Lesson, nth } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/index.ts'
import { placeOf } from '../rulebook/rulebook.ts'
import { hintOf } from './hint-of.ts'
import { LessonStore, resumeLesson, startLesson } from './lesson-store.ts'
import { commandsIn, stepAt } from './progress.ts'
import { fits } from './wanted.ts'

interface Taught {
  readonly game: string
  readonly module: GameModule<Game>
  readonly lessons: readonly Lesson[]
}

/** Games that bring lessons. */
const TAUGHT: readonly Taught[] = (
  await Promise.all(
    LISTED.map(async ({ id, load }) => {
      const module = await load()
      return { game: id, module, lessons: (await module.lessons?.()) ?? [] }
    }),
  )
).filter(({ lessons }) => lessons.length > 0)

const ALL = TAUGHT.flatMap(({ lessons, ...taught }) => lessons.map((lesson) => ({ ...taught, lesson })))

const open = ({ module, lesson }: Pick<(typeof ALL)[number], 'module' | 'lesson'>) =>
  new LessonStore(lesson, startLesson(module, lesson), async () => undefined)

test('there are lessons', () => {
  expect(ALL.length).toBeGreaterThan(2)
})

describe.each(ALL)('lesson $lesson.id of $game', (taught) => {
  const { game, module, lesson } = taught
  const toDo = lesson.steps.flatMap(({ id, want }) => (want ? [{ id, want }] : []))

  test('can be done to its end, each step by every answer it waits for', () => {
    const store = open(taught)
    for (const [index, { id, want }] of toDo.entries()) {
      const asked = store
        .snapshot()
        .open.filter(({ seat, kind }) => seat === want.seat && kind === want.choice)
      expect(asked.length, id).toBe(1)
      const picks = asked.flatMap((choice) => store.picks(choice))
      expect(picks.length, id).toBeGreaterThan(0)
      for (const pick of picks)
        for (const choice of asked)
          expect(fits(want, choice, store.session.shown(choice, pick)), id).toBe(true)
      store.show()
      expect(store.made, id).toBe(index + 1)
    }
    // What comes after the last answer is only read.
    const read = new Set(lesson.steps.map(({ id }) => id))
    expect(stepAt(lesson.steps, store.made, read)).toBe(lesson.steps.length - 1)
    // Nothing is asked any more, and React is given the same nothing every time.
    expect(store.snapshot().open).toEqual([])
    expect(store.snapshot()).toBe(store.snapshot())
  })

  test('leads on whatever was chosen among the answers that fit', () => {
    // Each step once with its last answer; the rest must still be open.
    const store = open(taught)
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
    const store = open(taught)
    for (const step of lesson.steps.filter(({ want }) => want)) {
      const target = step.want?.pick.target
      const lit = hintOf(store, step)
      expect(lit?.target, step.id).toBe(target)
      if (lit && step.want?.count !== undefined) expect(lit.squares, step.id).toHaveLength(step.want.count)
      store.show()
    }
  })

  test('puts off what is legal but not yet wanted, and says so; nothing changes', () => {
    const store = open(taught)
    const [choice] = store.snapshot().open
    if (!choice || choice.seat === 'team') throw new Error('a lesson begins with a seat')
    const { seq } = store.snapshot()
    const { want } = nth(toDo, 0)
    const early = store.session
      .list(choice)
      .filter((pick) => !fits(want, choice, store.session.shown(choice, pick)))
    expect(store.do(choice.seat, choice.id, nth(early, 0))).toMatchObject({ refused: 'lesson' })
    // What the rules forbid is explained by the rules.
    expect(store.do(choice.seat, choice.id, { do: 'no-such-thing' })?.refused).not.toBe('lesson')
    expect(store.snapshot().seq).toBe(seq)
  })

  test('goes on where it was left', () => {
    const store = open(taught)
    store.show()
    store.show()
    const kept = JSON.stringify(store.session.record({ for: 'host' }))
    const again = new LessonStore(lesson, resumeLesson(module, lesson, kept), async () => undefined)
    expect(again.session.hash).toBe(store.session.hash)
    for (let step = 2; step < toDo.length; step++) again.show()
    expect(again.made).toBe(toDo.length)
  })

  test.each(['', '{', '{"format":"chess"}', '[]'])('begins anew if what was kept is %s', (kept) => {
    expect(resumeLesson(module, lesson, kept).seq).toBe(0)
  })

  test('every step leads to a section of the rulebook', async () => {
    const book = await GAMES.find(({ id }) => id === game)?.rulebook()
    if (!book) throw new Error('no rulebook')
    for (const { id, more } of lesson.steps) expect(placeOf(book, more).at, id).toBe('section')
  })

  test('ends with something to read', () => {
    expect(lesson.steps.at(-1)).not.toHaveProperty('want')
  })
})

test.each(TAUGHT)(
  '$game: every step has its words, what is to be done a hint, and there are no others',
  ({ game, lessons }) => {
    const file = new URL(`../../games/${game}/words/learn/en.json`, import.meta.url)
    const words: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'))
    const wanted = lessons.flatMap(({ id, steps }) => [
      `learn.${id}.name`,
      `learn.${id}.about`,
      ...steps.flatMap((step) =>
        step.want ? [`learn.${id}.${step.id}`, `learn.${id}.${step.id}.hint`] : [`learn.${id}.${step.id}`],
      ),
    ])
    expect(Object.keys(words).sort()).toEqual(['learn.about', 'learn.title', ...wanted].sort())
  },
)

describe('progress', () => {
  const taught = nth(ALL, 0)
  const { steps } = taught.lesson
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
    const store = open(taught)
    store.show()
    expect(store.made).toBe(1)
    expect(isRefusal(store.undo())).toBe(false)
    expect(commandsIn(store.session.log())).toEqual([])
    store.show()
    expect(store.made).toBe(1)
  })
})
