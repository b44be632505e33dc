export type { Achievement } from './achievement.ts'
export { ACHIEVEMENT_GROUPS, ACHIEVEMENTS } from './list.ts'
export * from './tracker.ts'
