export * from './distinct.ts'
export * from './form.ts'
export * from './outward.ts'
export * from './schema.ts'
