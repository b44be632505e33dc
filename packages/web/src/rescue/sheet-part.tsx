import { type ReactNode, Suspense } from 'react'
import { Loading } from '../app/loading.tsx'
import { useWords } from '../i18n/use-words.ts'
import { Overlay } from '../ui/overlay.tsx'
import { Catch } from './catch.tsx'
import { PartFailed } from './part.tsx'
import type { PartName } from './part-names.ts'

interface Props {
  readonly name: PartName
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A sheet over the page, fetched when opened. It lies there at once, so that nothing else is pressed meanwhile, and
 * closes like any other: while it is fetched, too, or when that fails.
 */
export function SheetPart({ name, onClose, children }: Props) {
  const { say } = useWords()
  return (
    <Catch
      otherwise={(failure, again) => (
        <Overlay title={say(`part.${name}`)} onClose={onClose}>
          <PartFailed name={name} failure={failure} again={again} />
        </Overlay>
      )}
    >
      <Suspense
        fallback={
          <Overlay title={say(`part.${name}`)} onClose={onClose}>
            <Loading />
          </Overlay>
        }
      >
        {children}
      </Suspense>
    </Catch>
  )
}
