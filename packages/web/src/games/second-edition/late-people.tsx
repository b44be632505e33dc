import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '../../rescue/lazy-part.tsx'
import type { PersonPicture } from '../game-face.ts'

type Picture = ComponentType<{ readonly survivor: string; readonly size: number }>

/** A picture that comes a little later than its place: the page that shows it does not wait. */
const late =
  (Fetched: Picture): PersonPicture =>
  (props) => (
    <Suspense
      fallback={
        <svg width={props.size} height={props.size} viewBox="0 0 100 100" aria-hidden="true">
          <rect className="picture-to-come" x="2" y="2" width="96" height="96" rx="10" />
        </svg>
      }
    >
      <Fetched {...props} />
    </Suspense>
  )

export const LatePortrait = late(lazyPart(async () => (await import('./late.ts')).portrait()))

export const LateHead = late(lazyPart(async () => (await import('./late.ts')).head()))
