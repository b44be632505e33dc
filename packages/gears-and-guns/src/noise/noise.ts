/** The end phase and the noise token: it is flipped back, or goes where most people are (UA-NOI-01). */
export interface NoiseFrame {
  readonly kind: 'noise'
  at: string
}

/** Several zones have the most people: the players say where the token goes (UA-NOI-05). */
export interface NoiseChoice {
  readonly id: number
  readonly lane: number
  readonly seat: 'team'
  readonly kind: 'noise-zone'
  readonly zones: readonly number[]
}

export interface NoisePick {
  readonly do: 'noise-zone'
  readonly zone: number
}
