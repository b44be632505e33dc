import type { Game, Json, Telling } from '@graveshift/kernel'
import type { ActPick, AttackOdds, Card, Kit, ZonesBoard, ZonesChoice } from '@graveshift/zones'
import { type ComponentType, createContext, type ReactNode, use, useEffect } from 'react'
import type { PersonPicture } from '../../games/game-face.ts'
import type { AnyTable } from '../../table/table-state.ts'
import type { BoardMarks, BoardTarget } from '../board/scene.ts'
import type { OwnTurn } from '../table/zone-face.ts'

/** Pictures that a game brings to its questions. */
export interface DecidingSkin {
  readonly Person: PersonPicture
  /** A card's picture by its printed name, as wide as it may be. */
  readonly Card: ComponentType<{ readonly card: string }>
  /** What a card of this game shows besides. */
  readonly CardMarks?: ComponentType<{ readonly card: Card }>
  readonly Zombie: ComponentType<{ readonly kind: string; readonly size: number }>
}

/** What a question lights up on the board while it is looked at. */
export interface BoardOffer {
  readonly marks: BoardMarks
  /** Somebody pressed this there; gives whether it answered, or prepared an answer. */
  press(target: BoardTarget): boolean
}

/** The zone in which something lies that was pressed; doors lie between two. */
export const zoneOfTarget = (target: BoardTarget): number | undefined =>
  target.at === 'door' ? undefined : target.zone

/** Whether a press on something is for the question in front: what it does not offer is looked at as ever. */
export const isOffered = (offer: BoardOffer | undefined, target: BoardTarget): boolean => {
  const zone = zoneOfTarget(target)
  return zone !== undefined && offer?.marks.offered?.includes(zone) === true
}

/** All that panels of questions know and do. */
export interface Deciding {
  readonly table: AnyTable
  readonly kit: Kit
  /** The board as the rules have it, not as it is still on its way to being shown. */
  readonly board: ZonesBoard
  readonly skin: DecidingSkin
  /** What an action may come to; undefined where it is no attack. */
  odds(person: number, pick: ActPick): AttackOdds | undefined
  /** What an action may cost besides, in words. */
  risk?(person: number, pick: ActPick): Telling | undefined
  /** What a turn has in this game and in no other. */
  readonly turn?: OwnTurn | undefined
  /** Answers by the second press: the first one is asked back, whatever comes of it. */
  confirm(pick: Game['pick']): void
  /** Lights up places on the board; nothing puts them out again. */
  offer(offer: BoardOffer | undefined): void
  /** What whoever looks would answer to a question of somebody else's. */
  readonly leaning?: { readonly choice: number; readonly pick: Json } | undefined
}

export const DecidingContext = createContext<Deciding | undefined>(undefined)

export function useDeciding(): Deciding {
  const deciding = use(DecidingContext)
  if (!deciding) throw new Error('nothing is decided here')
  return deciding
}

/** The panel of one kind of question. It answers by `table.submit`. */
export type Panel<C extends Game['choice'] = Game['choice']> = (props: { readonly choice: C }) => ReactNode

/** Panels by the kind of question they are for. */
export type Panels<C extends Game['choice'] = ZonesChoice> = {
  readonly [K in C['kind']]?: Panel<Extract<C, { kind: K }>>
}

/** Panels of any game, each for questions of its own kind. */
export type AnyPanels = Readonly<Record<string, Panel<never> | undefined>>

/** Lights up what a panel offers on the board, as long as the panel is there. The offer has to be kept by whoever makes it. */
export function useBoardOffer(offer: BoardOffer | undefined): void {
  const { offer: light } = useDeciding()
  useEffect(() => {
    light(offer)
    return () => light(undefined)
  }, [light, offer])
}
