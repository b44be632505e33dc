import type { ReactNode } from 'react'
import { Tombstone } from '../art/tombstone.tsx'

interface Props {
  readonly title: string
  readonly text: string
  readonly role?: 'alert' | 'status'
  readonly children?: ReactNode
}

/** A whole screen's worth of "this is how it stands": empty, broken, not found. */
export function Notice({ title, text, role, children }: Props) {
  return (
    <section className="notice" role={role}>
      <Tombstone />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </section>
  )
}
