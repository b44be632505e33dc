import { cardsIn } from '@graveshift/zones'
import { useWords } from '../../i18n/use-words.ts'
import { CardFace } from '../cards/card-face.tsx'
import { useZones } from './zone-table-state.ts'

/** What somebody carries, slot by slot, with the room that is left. */
export function SlotCards({ person }: { readonly person: number }) {
  const { kit, board } = useZones()
  const { say, name } = useWords()
  const who = board.people[person]
  if (!who) return null
  return (
    <div className="slots-told">
      {kit.inventory.slots.map((slot) => {
        const cards = cardsIn(who, slot)
        if (slot.optional && cards.length === 0) return null
        // What takes no slot is there or not; the room for it is no news.
        if (slot.kind === 'body' && cards.length === 0) return null
        const room = slot.kind === 'body' ? 0 : Math.max(0, slot.size - cards.length)
        const small = slot.kind !== 'hand' || slot.personal === true
        return (
          <section
            key={slot.name}
            data-slot={small ? 'small' : slot.kind}
            aria-label={name('place', slot.name)}
          >
            <h3>{name('place', slot.name)}</h3>
            <ul data-figure={slot.name}>
              {cards.map((card, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are alike
                <li key={`${card}${index}`} className="held-card" data-card={card}>
                  <CardFace face={card} small={small} />
                </li>
              ))}
              {Array.from({ length: Math.min(room, 3) }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so is empty room
                <li key={index} className="held-none">
                  {say('zone.slot.empty')}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
