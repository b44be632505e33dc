import { memo } from 'react'
import { CARD_PICTURES } from './cards/index.ts'

/** A card's picture, as wide as its place; decoration, for its name stands beside it. */
export const CardPicture = memo(function CardPicture({ card }: { readonly card: string }) {
  return (
    <svg className="equipment-picture" viewBox="0 0 96 48" aria-hidden="true" focusable="false">
      {CARD_PICTURES[card]?.()}
    </svg>
  )
})
