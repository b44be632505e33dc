import { memo } from 'react'
import { EQUIPMENT_PICTURES } from './index.ts'

/** A card's picture, as wide as its place; decoration, for its name stands beside it. */
export const EquipmentPicture = memo(function EquipmentPicture({ card }: { readonly card: string }) {
  return (
    <svg className="equipment-picture" viewBox="0 0 96 48" aria-hidden="true" focusable="false">
      {EQUIPMENT_PICTURES[card]?.()}
    </svg>
  )
})
