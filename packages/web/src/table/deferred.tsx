import type { ReactNode } from 'react'
import { useLate } from './use-late.ts'

/** For what is large and made from nothing: it comes a frame after what is around it. */
export function Deferred({ children }: { readonly children: ReactNode }) {
  return useLate(true, { before: false }) ? children : null
}
