// What a release freezes: all that is reached from here (docs/releasing.md).
export { CONTRACT as contract, KERNEL as kernel } from '@graveshift/kernel'
export { GEAR_UP_MODULE as module } from './module.ts'
export { GEAR_UP_OUTWARD as outward } from './outward/index.ts'
