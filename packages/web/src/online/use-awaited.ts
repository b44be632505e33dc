import { useEffect, useState } from 'react'
import { isFailed, myTables } from './api.ts'
import { myName } from './memory.ts'

/** Whether a table waits for this browser. Who never sat at one is not asked about. */
export function useAwaited(): boolean {
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => {
    let here = true
    const look = async () => {
      const rows = await myTables()
      if (here && !isFailed(rows)) setAwaited(rows.some(({ awaited }) => awaited))
    }
    if (myName() !== '') void look()
    return () => {
      here = false
    }
  }, [])
  return isAwaited
}
