import type { AnchorHTMLAttributes, ComponentProps } from 'react'
import { OffButton } from './off-button.tsx'

interface Look {
  /** One primary button a screen: the thing most people want next. */
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger'
  readonly size?: 'm' | 'l'
}

const classOf = ({ kind = 'plain', size = 'm' }: Look, more = ''): string =>
  `button button-${kind} button-${size} ${more}`.trim()

export function Button({ kind, size, className, ...rest }: Look & ComponentProps<typeof OffButton>) {
  return (
    <OffButton
      className={classOf({ ...(kind ? { kind } : {}), ...(size ? { size } : {}) }, className)}
      {...rest}
    />
  )
}

export function ButtonLink({
  kind,
  size,
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={classOf({ ...(kind ? { kind } : {}), ...(size ? { size } : {}) }, className)} {...rest}>
      {children}
    </a>
  )
}
