import { type ComponentType, type ReactNode, Suspense } from 'react'
import { lazyPart } from '../rescue/lazy-part.tsx'

type Draw = () => ReactNode

/** Comes a little later than its place, which is there at once. */
function emblem(fetchPicture: () => Promise<Draw>): ComponentType {
  const Picture = lazyPart<object>(async () => {
    const draw = await fetchPicture()
    return () => draw()
  })
  return function Emblem() {
    return (
      <svg className="emblem" viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
        <Suspense fallback={null}>
          <Picture />
        </Suspense>
      </svg>
    )
  }
}

/** Emblems of games that draw nobody, each in the folder of its game. */
export const EMBLEMS: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(import.meta.glob<Draw>('./*/emblem.tsx', { import: 'picture' })).map(
    ([path, fetchPicture]) => [path.split('/')[1], emblem(fetchPicture)],
  ),
)
