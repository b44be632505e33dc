import type { FrozenRules } from './frozen.ts'

// Written by `npm run release`; what stands here is never changed. Each address is a literal: Vite finds the files by it.

export const FROZEN: readonly FrozenRules[] = [
  {
    game: 'gear-up',
    version: '0.1.0',
    hash: 'a1e69bfe6cd993ed2464a4aae611607e90a3739e2fe9f24ff6671c80596c683d',
    rules: new URL('../../../releases/0.1.0/gear-up/rules.js', import.meta.url),
  },
  {
    game: 'second-edition',
    version: '0.1.0',
    hash: 'd48f9686a13e2f326b966d408e64518e28e38f350617a8ca2b33953d2f2aa1c5',
    rules: new URL('../../../releases/0.1.0/second-edition/rules.js', import.meta.url),
  },
]
