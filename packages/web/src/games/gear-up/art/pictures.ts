import type { ReactNode } from 'react'

type Drawing = () => ReactNode
type Pictures = Readonly<Record<string, Drawing>>

/** By what the files are called. */
const byName = (files: Pictures): Pictures =>
  Object.fromEntries(
    Object.entries(files).map(([path, picture]) => [path.replace(/^.*\/|\.tsx$/g, ''), picture]),
  )

/** Each weapon effect and each boss has a file of its id. */
export const EFFECT_PICTURES = byName(
  import.meta.glob<Drawing>('./effects/*.tsx', { eager: true, import: 'picture' }),
)
export const BOSS_PICTURES = byName(
  import.meta.glob<Drawing>('./bosses/*.tsx', { eager: true, import: 'picture' }),
)
