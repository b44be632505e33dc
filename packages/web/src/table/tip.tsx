import {
  createContext,
  type PointerEvent as PointerEventOf,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Beside } from '../ui/beside.tsx'
import { isOverlaid } from '../ui/overlaid.ts'
import { useDismiss } from '../ui/use-dismiss.ts'

/** Milliseconds a mouse rests on something before it explains itself, and may be away before it falls silent. */
const RESTS = 450
const AWAY = 250

/** Whether an explanation was asked for and stays: only then the keys lead into it. */
const HeldContext = createContext(false)

/** For links in an explanation that may only be passing by. */
export function useTipTab(): { readonly tabIndex?: -1 } {
  return use(HeldContext) ? {} : { tabIndex: -1 }
}

interface Props {
  /** What is to be explained; it becomes the inside of a button. */
  readonly children: ReactNode
  readonly className?: string
  readonly label?: string
  /** The explanation, made only when somebody wants it. */
  readonly tell: () => ReactNode
  /** What explains itself along with it, without being a button. */
  readonly beside?: ReactNode
}

/** Something that explains itself: to a mouse that rests on it, to whoever comes by with the keys, and pressed. */
export function Tip({ children, className = '', label, tell, beside }: Props) {
  const [open, setOpen] = useState<'no' | 'passing' | 'held'>('no')
  const root = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pass = (next: 'no' | 'passing', after: number) => {
    clearTimeout(timer.current)
    // Under a sheet that was opened from it, it waits.
    timer.current = setTimeout(
      () => setOpen((now) => (now === 'held' || isOverlaid(root.current) ? now : next)),
      after,
    )
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useDismiss(
    root,
    () => open !== 'no',
    (wasInside) => {
      // First, because whoever comes to it with the keys is told again.
      if (wasInside) root.current?.querySelector('button')?.focus()
      setOpen('no')
    },
  )
  const toggle = () => {
    clearTimeout(timer.current)
    setOpen((now) => (now === 'held' ? 'no' : 'held'))
  }
  // A card that comes to lie under a mouse at rest was not asked for anything.
  const onMove = ({ pointerType, movementX, movementY }: PointerEventOf) => {
    if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) pass('passing', RESTS)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows what happens to the button and the text in it
    <div
      ref={root}
      className="tip"
      onPointerMove={onMove}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && pass('no', AWAY)}
      onBlur={({ relatedTarget }) => {
        // The focus comes back to it.
        if (!root.current?.contains(relatedTarget) && !isOverlaid(root.current)) setOpen('no')
      }}
    >
      <button
        type="button"
        className={`tip-button ${className}`.trim()}
        aria-expanded={open !== 'no'}
        aria-label={label}
        onFocus={({ currentTarget }) =>
          currentTarget.matches(':focus-visible') && setOpen((now) => (now === 'no' ? 'passing' : now))
        }
        onClick={toggle}
      >
        {children}
      </button>
      {beside && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same, for keys and ears
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <div className="tip-beside" onClick={toggle}>
          {beside}
        </div>
      )}
      {open !== 'no' && (
        <HeldContext value={open === 'held'}>
          <Suspense fallback={null}>
            <Beside className="tip-text" about={() => root.current?.firstElementChild}>
              {tell()}
            </Beside>
          </Suspense>
        </HeldContext>
      )}
    </div>
  )
}
