import type { Lesson } from '@graveshift/kernel'
import { BOSS } from './boss.ts'
import { SHAPES } from './shapes.ts'
import { TURN } from './turn.ts'

/** In the order they are best taken. */
export const LESSONS: readonly Lesson[] = [SHAPES, TURN, BOSS]
