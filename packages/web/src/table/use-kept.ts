import { useEffect, useState } from 'react'

/** State that stays with its owner while one looks at another screen, so that coming back finds it as it was. */
export function useKept<K extends object, T>(memory: WeakMap<K, T>, owner: K, first: T) {
  const [state, setState] = useState(() => memory.get(owner) ?? first)
  useEffect(() => {
    memory.set(owner, state)
  }, [memory, owner, state])
  return [state, setState] as const
}
