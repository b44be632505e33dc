export * from './bot.ts'
export * from './quick-bot.ts'
export * from './random-bot.ts'
export * from './strong-bot.ts'
