import { useState } from 'react'
import { useSettings } from '../../app/settings.ts'

/** Passing the device: whether the cover lies on the table now, and how it is lifted. */
export function useCover(acting: number, busy: boolean, seats: number) {
  const { cover } = useSettings()
  const [holder, setHolder] = useState(acting)
  // Without a cover the device is always with whoever acts.
  if (!cover && holder !== acting) setHolder(acting)
  return { lies: cover && seats > 1 && !busy && holder !== acting, lift: () => setHolder(acting) }
}
