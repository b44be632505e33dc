import type { Lesson } from '@graveshift/kernel'
import { STEAM_LESSON } from './steam.ts'
import { STORIES } from './stories.ts'
import { TOWN } from './town.ts'

/** In the order they are best taken. */
export const LESSONS: readonly Lesson[] = [TOWN, STEAM_LESSON, STORIES]
