import { type ReactNode, useId } from 'react'
import { Picture } from './draw.tsx'

interface Props {
  readonly bust: { readonly ground: string; readonly draw: () => ReactNode } | undefined
  readonly size: number
  readonly label: string | undefined
}

/** Somebody on a card of their own color. */
export function PortraitCard({ bust, size, label }: Props) {
  const clip = useId()
  return (
    <Picture size={size} label={label}>
      <clipPath id={clip}>
        <rect x="2" y="2" width="96" height="96" rx="10" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="100" height="100" fill={bust?.ground ?? 'var(--cloth)'} />
        <path d="M0 70L100 30L100 100L0 100Z" fill="#0002" />
        {bust?.draw()}
      </g>
      <rect x="2" y="2" width="96" height="96" rx="10" fill="none" stroke="var(--ink)" strokeWidth="4" />
    </Picture>
  )
}
