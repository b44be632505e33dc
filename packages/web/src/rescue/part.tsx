import type { ReactNode } from 'react'
import { useWords } from '../i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { Catch, type Failure } from './catch.tsx'
import type { PartName } from './part-names.ts'
import { ReportButton } from './report-button.tsx'

interface Props {
  readonly name: PartName
  readonly children: ReactNode
  /** What it shows: once it is another, the part may work again. */
  readonly of?: unknown
}

/** A part of a screen that does not take the rest along when it fails. */
export function Part({ name, of, children }: Props) {
  return (
    <Catch of={of} otherwise={(failure, again) => <PartFailed name={name} failure={failure} again={again} />}>
      {children}
    </Catch>
  )
}

/** What is only heard, or seen by others: its failure is nothing to look at. */
export function QuietPart({ children }: Pick<Props, 'children'>) {
  return <Catch otherwise={() => null}>{children}</Catch>
}

interface FailedProps {
  readonly name: PartName
  readonly failure: Failure
  readonly again: () => void
}

/** Says in a line which part failed, with a way to try it again and to report it. */
export function PartFailed({ name, failure, again }: FailedProps) {
  const { say } = useWords()
  return (
    <section className="part-failed" aria-label={say(`part.${name}`)} data-part={name}>
      <p role="status">{say('part.failed', { part: say(`part.${name}`) })}</p>
      <div className="row">
        <Button onClick={again}>{say('rescue.again')}</Button>
        <ReportButton part={name} failure={failure} />
      </div>
    </section>
  )
}
