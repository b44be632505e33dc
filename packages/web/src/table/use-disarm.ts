import { useEffect } from 'react'
import { useLatest } from './use-latest.ts'

/** An answer that was asked back is let be by a press on anything else than what gives it. */
export function useDisarm(isGuarded: boolean, disarm: () => void): void {
  const latest = useLatest(disarm)
  useEffect(() => {
    if (!isGuarded) return undefined
    const onPress = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('[data-armed]'))) latest()
    }
    // Before whatever is pressed hears of it: it may ask back itself.
    document.addEventListener('click', onPress, true)
    return () => document.removeEventListener('click', onPress, true)
  }, [isGuarded, latest])
}
