// What a release freezes: all that is reached from here (docs/releasing.md).
export { CONTRACT as contract, KERNEL as kernel } from '@graveshift/kernel'
export { SECOND_EDITION_MODULE as module } from './module.ts'
export { SECOND_EDITION_OUTWARD as outward } from './outward/index.ts'
