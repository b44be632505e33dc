import { memo } from 'react'

/** A card's picture, as wide as its place; decoration, for its name stands beside it. */
export const CardPicture = memo(function CardPicture({ card }: { readonly card: string }) {
  return (
    <svg className="equipment-picture" viewBox="0 0 96 48" aria-hidden="true" focusable="false">
      <rect x="6" y="14" width={20 + (card.length % 7) * 9} height="20" rx="4" fill="#8a6a44" />
    </svg>
  )
})
