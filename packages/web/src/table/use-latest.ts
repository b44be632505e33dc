import { useCallback, useEffect, useRef } from 'react'

/** What is done now, under a name that stays: for parts that are not drawn anew whenever it changes. */
export function useLatest(act: () => void): () => void {
  const now = useRef(act)
  useEffect(() => {
    now.current = act
  })
  return useCallback(() => now.current(), [])
}
