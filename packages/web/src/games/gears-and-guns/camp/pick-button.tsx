import type { CampPick } from '@graveshift/gears-and-guns'
import { canonical, type Json } from '@graveshift/kernel'
import type { ReactNode } from 'react'
import { isArmed } from '../../../table/armed.ts'
import { useAnyTable } from '../../../table/table-state.ts'
import { Button } from '../../../ui/button.tsx'
import { useCamp } from './camp-context.ts'

interface Props {
  readonly pick: CampPick
  readonly kind?: 'primary' | 'plain' | 'quiet'
  readonly className?: string
  readonly label?: string
  readonly children: ReactNode
}

/** An answer of the camp as something to press. */
export function PickButton({ pick, kind = 'plain', className = '', label, children }: Props) {
  const { give } = useCamp()
  const { proposed } = useAnyTable()
  return (
    <Button
      kind={kind}
      className={`camp-pick ${className}`.trim()}
      aria-label={label}
      data-answer={canonical(pick as Json)}
      data-proposed={isArmed(proposed, pick as never) ? '' : undefined}
      onClick={() => give(pick)}
    >
      {children}
    </Button>
  )
}
