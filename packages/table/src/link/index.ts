export * from './link.ts'
export * from './outbox.ts'
export * from './replica.ts'
export * from './setting.ts'
