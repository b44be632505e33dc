import { MemoryStore } from './memory-store.ts'
import { describeStore } from './testing/contract.ts'

describeStore('MemoryStore', async () => ({ store: new MemoryStore(), end: async () => {} }))
