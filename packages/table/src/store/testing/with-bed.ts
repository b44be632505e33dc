import { it } from 'vitest'
import type { StoreBed } from './bed.ts'

/** Tests with a store each, thrown away whatever happens. */
export const withBed =
  (open: () => Promise<StoreBed>) =>
  (title: string, test: (bed: StoreBed) => Promise<void>): void => {
    it(title, async () => {
      const bed = await open()
      try {
        await test(bed)
      } finally {
        await bed.end()
      }
    })
  }
