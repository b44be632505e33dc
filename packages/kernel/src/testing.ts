/** For tests of rulesets: the contract that every ruleset keeps, and what it is made of. */
export * from './testing/contract.ts'
export * from './testing/fuzz.ts'
export * from './testing/fuzz-suite.ts'
export * from './testing/golden-suite.ts'
export * from './testing/mutate.ts'
export * from './testing/toy-game.ts'
export * from './testing/walk.ts'
