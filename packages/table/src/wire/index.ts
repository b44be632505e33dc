export * from './client-message.ts'
export * from './close-codes.ts'
export * from './read-message.ts'
export * from './server-message.ts'
