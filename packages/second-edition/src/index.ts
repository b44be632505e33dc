export { TILES } from './content/tiles.ts'
export type { MissionData } from './missions/types.ts'
