export type { Achievement } from './achievement.ts'
export { ACHIEVEMENTS } from './list.ts'
export * from './tracker.ts'
