import { has, type Json } from '@graveshift/kernel'
import type { Entry, Offer, Room, UndoOffer } from '@graveshift/table/room'

/** Something that happened at the table and would go by unseen: it is told for a while. */
export type News =
  /** With what was proposed to the team; without, where it was an undo. */
  | {
      readonly kind: 'declined' | 'withdrawn'
      readonly by: string
      readonly answer?: { readonly choice: number; readonly pick: Json }
    }
  | { readonly kind: 'lapsed' }
  | { readonly kind: 'handed-over'; readonly by: string; readonly to: string; readonly seat: number }
  | { readonly kind: 'host-passed'; readonly to: string }
  | { readonly kind: 'plans'; readonly plans: 'shown' | 'sealed' }

/** Finds the news in what is written. A proposal that is gone cannot be asked any more, so it is remembered. */
export class NewsReader {
  readonly #offers = new Map<number, Offer | UndoOffer>()
  #plans: 'shown' | 'sealed' | undefined

  /** What lies on the table now. */
  note(room: Room): void {
    for (const offer of [room.offer, room.undoOffer]) if (offer) this.#offers.set(offer.seq, offer)
    this.#plans = room.settings.plans
  }

  /** What an entry that was just folded tells; to be asked before its room is noted. */
  read({ by, act }: Entry): News | undefined {
    switch (act.kind) {
      case 'declined': {
        const offer = this.#offers.get(act.proposal)
        if (!offer) return undefined
        const kind = offer.by === by ? 'withdrawn' : 'declined'
        return has(offer, 'pick')
          ? { kind, by, answer: { choice: offer.choice, pick: offer.pick } }
          : { kind, by }
      }
      case 'lapsed':
        return { kind: 'lapsed' }
      case 'handed-over':
        return { kind: 'handed-over', by, to: act.person, seat: act.seat }
      case 'host-passed':
        return { kind: 'host-passed', to: act.person }
      case 'configured': {
        const { plans } = act.settings
        return this.#plans === undefined || plans === this.#plans ? undefined : { kind: 'plans', plans }
      }
      default:
        return undefined
    }
  }
}
