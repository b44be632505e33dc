export * from './games.ts'
export * from './languages.ts'
export type { GameList } from './list-of.ts'
export type { AnyCampaign, Interlude, ListedCampaign, ListedGame } from './listed-game.ts'
