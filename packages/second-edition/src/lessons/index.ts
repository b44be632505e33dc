import type { Lesson } from '@graveshift/kernel'
import { FIGHTING } from './fighting.ts'
import { MOVING } from './moving.ts'
import { WINNING } from './winning.ts'

/** In the order they are best taken. */
export const LESSONS: readonly Lesson[] = [MOVING, FIGHTING, WINNING]
