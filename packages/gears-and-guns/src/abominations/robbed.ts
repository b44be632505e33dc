/** Somebody wounded by the Bowler gives up a card (UA-ABO-04). */
export interface RobbedFrame {
  readonly kind: 'robbed'
  at: string
  readonly person: number
}

export interface LoseCardChoice {
  readonly id: number
  readonly lane: number
  readonly seat: number
  readonly kind: 'lose-card'
  readonly person: number
}

export interface LoseCardPick {
  readonly do: 'lose-card'
  readonly card: string
}
