import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { placeTip } from './place-tip.ts'

interface Props {
  /** What it is about. */
  readonly about: () => Element | null | undefined
  readonly className: string
  readonly children: ReactNode
}

/** Lies above everything, near to what it is about. */
export function Beside({ about, className, children }: Props) {
  const text = useRef<HTMLDivElement>(null)
  const find = useRef(about)
  useLayoutEffect(() => {
    const [element, near] = [text.current, find.current()]
    if (!element || !near) return
    element.showPopover()
    const { left, top } = placeTip(
      near.getBoundingClientRect(),
      element.getBoundingClientRect(),
      { width: window.innerWidth, height: window.innerHeight },
      near.closest('article, .draw-told')?.getBoundingClientRect(),
    )
    element.style.left = `${left}px`
    element.style.top = `${top}px`
  }, [])
  return (
    <div ref={text} popover="manual" className={className} tabIndex={-1}>
      {children}
    </div>
  )
}
