export * from './games.ts'
export * from './languages.ts'
export type { GameList } from './list-of.ts'
export type { AnyCampaign, ListedGame } from './listed-game.ts'
