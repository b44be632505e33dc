import { type ReactNode, Suspense } from 'react'
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

/** A sheet over the page, fetched when opened; one that fails can be closed like any other. */
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
      <Suspense fallback={null}>{children}</Suspense>
    </Catch>
  )
}
