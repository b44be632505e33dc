import {
  cardsIn,
  fullHealth,
  type Inventory,
  type Person,
  personAt,
  roomIn,
  type Slot,
  type ZonesBoard,
} from '@graveshift/zones'
import { useWords } from '../../i18n/use-words.ts'
import { useDeciding } from '../decide/deciding.ts'
import { Health } from './health.tsx'
import type { SlotPlace } from './slot-model.ts'

interface HeadProps {
  readonly person: number
  readonly board: ZonesBoard
}

/** Who has these cards: face, name, health. */
export function TrayHead({ person, board }: HeadProps) {
  const { kit, skin } = useDeciding()
  const { name } = useWords()
  const who = personAt(board, person)
  return (
    <header className="tray-head">
      <skin.Person survivor={who.id} size={38} />
      <h2>{name('survivor', who.id, 'name')}</h2>
      <Health now={who.health} most={Math.max(who.health, fullHealth(kit, board, person))} />
    </header>
  )
}

const isShown = (who: Person, slot: Slot, room: number): boolean => room > 0 || cardsIn(who, slot).length > 0

interface SlotsOf {
  readonly kit: Parameters<typeof roomIn>[0]
  readonly board: ZonesBoard
  readonly person: number
  /** How a place is called by its slot, in the rules and in words. */
  idOf(slot: string): string
  titleOf(slot: string): string
}

/** The places of somebody's cards, in the order of the game's slots. */
export function placesOf({ kit, board, person, idOf, titleOf }: SlotsOf): readonly SlotPlace[] {
  const who = personAt(board, person)
  const { slots }: Inventory = kit.inventory
  return slots.flatMap((slot): SlotPlace[] => {
    const room = roomIn(kit, board, person, slot)
    if (!isShown(who, slot, room)) return []
    return [
      {
        id: idOf(slot.name),
        title: titleOf(slot.name),
        cards: cardsIn(who, slot),
        // Of slots without end the next space is enough.
        room: slot.kind === 'body' ? Math.min(room, cardsIn(who, slot).length + 1) : room,
        isOpen: slot.kind === 'body',
        small: slot.kind === 'pack',
      },
    ]
  })
}
