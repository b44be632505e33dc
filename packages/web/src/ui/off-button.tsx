import { type ComponentProps, useRef, useState } from 'react'
import { Beside } from './beside.tsx'
import { useDismiss } from './use-dismiss.ts'

interface WhyProps {
  readonly by: HTMLButtonElement
  readonly why: string
  readonly onClose: () => void
}

function Why({ by, why, onClose }: WhyProps) {
  useDismiss(useRef(by), () => true, onClose)
  return (
    <Beside className="why-not" about={() => by}>
      {why}
    </Beside>
  )
}

interface Off {
  /** Why it cannot be pressed now. It can still be reached and asked: whoever rests on it or presses it is told. */
  readonly off?: string | undefined
  /** What a press does besides, while it is off. */
  readonly onOff?: (() => void) | undefined
}

/** A button that is never gray without saying why. */
export function OffButton({
  off,
  onOff,
  ...rest
}: Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> & Off) {
  const [asked, setAsked] = useState<HTMLButtonElement>()
  // What was asked about is over.
  if (asked && off === undefined) setAsked(undefined)
  const asking: ComponentProps<'button'> = {
    'aria-disabled': true,
    'aria-description': off,
    onClick(event) {
      // Nor is a form sent.
      event.preventDefault()
      setAsked(event.currentTarget)
      onOff?.()
    },
    onPointerEnter: ({ pointerType, currentTarget }) => pointerType === 'mouse' && setAsked(currentTarget),
    onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && setAsked(undefined),
    onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && setAsked(currentTarget),
    onBlur: () => setAsked(undefined),
  }
  return (
    <>
      <button type="button" {...rest} {...(off === undefined ? {} : asking)} />
      {asked && off !== undefined && <Why by={asked} why={off} onClose={() => setAsked(undefined)} />}
    </>
  )
}
