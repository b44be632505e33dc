import type { FrozenRules } from './frozen.ts'

// Written by `npm run release`; what stands here is never changed. Each address is a literal: Vite finds the files by it.

export const FROZEN: readonly FrozenRules[] = []
