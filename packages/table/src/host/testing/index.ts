export * from './bed.ts'
export * from './players.ts'
export * from './simulation/simulate.ts'
export * from './virtual-clock.ts'
