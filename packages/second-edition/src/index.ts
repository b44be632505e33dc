export { TILES } from './content/tiles.ts'
