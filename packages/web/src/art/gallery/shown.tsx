import './gallery.css'
import type { ReactNode } from 'react'

/** Something drawn, as large and as small as it gets, with its name. */
export function Shown({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <figure className="shown">
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  )
}
