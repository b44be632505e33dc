import { contentFor, type Options } from '@graveshift/gear-up'
import { isRecord, type Json } from '@graveshift/kernel'
import { ZombieFigure } from '../art/zombie-figure.tsx'
import { MiniGrid } from '../table/cards/mini-grid.tsx'

/** The zombie that is proposed for a street, as its card shows it. */
export function OfferedCard({ options, pick }: { readonly options: Options; readonly pick: Json }) {
  const zombie = contentFor(options).zombies[isRecord(pick) ? String(pick.card) : '']
  if (!zombie) return null
  return (
    <span className="offer-card laminated" aria-hidden="true">
      <ZombieFigure type={zombie.type} size={26} />
      <MiniGrid grid={zombie.data.grid} crossed="" square={9} />
    </span>
  )
}
