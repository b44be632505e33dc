import type { Lesson } from '../../../learn/lessons/lesson.ts'
import { BOSS } from './boss.ts'
import { SHAPES } from './shapes.ts'
import { TURN } from './turn.ts'

/** In the order they are best taken. */
export const LESSONS: readonly [Lesson, Lesson, Lesson] = [SHAPES, TURN, BOSS]
