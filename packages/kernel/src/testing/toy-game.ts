// Without vitest: a browser plays the toy, too.
export * from './toy.ts'
export * from './toy-module.ts'
export * from './toy-options.ts'
export * from './toy-outward.ts'
export * from './toy-rules.ts'
export * from './toy-words.ts'
