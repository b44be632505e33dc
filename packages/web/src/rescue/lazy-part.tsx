import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { whenTriedAgain } from './try-again.ts'

/** A part that is fetched when first shown. Unlike with React's own, a failed download can be tried again. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let fetched: LazyExoticComponent<ComponentType<P>>
  const fetchIt = () => {
    fetched = lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        whenTriedAgain(fetchIt)
        throw error
      }
    })
  }
  fetchIt()
  return function LazyPart(props: P) {
    const Fetched: ComponentType<P> = fetched as unknown as ComponentType<P>
    return <Fetched {...props} />
  }
}
