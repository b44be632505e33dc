import { BOSS } from './boss.ts'
import type { Lesson } from './lesson.ts'
import { SHAPES } from './shapes.ts'
import { TURN } from './turn.ts'

/** In the order they are best taken. */
export const LESSONS: readonly [Lesson, Lesson, Lesson] = [SHAPES, TURN, BOSS]
