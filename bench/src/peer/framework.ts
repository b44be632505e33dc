import { createRequire } from 'node:module'
import { GAME, type Position } from './game.ts'

/** What boardgame.io keeps beside the game's own state; only the parts we look at are named. */
export interface PeerState {
  readonly G: Position
  readonly ctx: { readonly currentPlayer: string; readonly numPlayers: number; readonly gameover?: unknown }
  readonly _stateID: number
}

export interface Move {
  readonly type: string
  readonly args: readonly number[]
}

/** The part of boardgame.io we use; it is not there when types are checked. */
interface Internal {
  InitializeGame(given: { game: object; numPlayers: number }): PeerState
  CreateGameReducer(given: { game: object }): (state: PeerState, action: object) => PeerState
}

/** An action as its bots want them: legal moves for a player. */
interface BotMove {
  readonly move: string
  readonly args: readonly number[]
}

interface Ai {
  readonly MCTSBot: new (given: {
    game: object
    enumerate: (G: Position, ctx: PeerState['ctx'], player: string) => readonly BotMove[]
    seed: string
    iterations: number
    playoutDepth: number
  }) => { play(state: PeerState, player: string): Promise<unknown> }
}

const require = createRequire(import.meta.url)
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal
const reducer = CreateGameReducer({ game: GAME })

export const begin = (players: number): PeerState => InitializeGame({ game: GAME, numPlayers: players })

export const reduce = (state: PeerState, { type, args }: Move): PeerState =>
  reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: state.ctx.currentPlayer } })

/** Its own tree search over the same game. */
export function makeSearch(
  iterations: number,
  playoutDepth: number,
  enumerate: (state: Pick<PeerState, 'G' | 'ctx'>) => readonly Move[],
): { play(state: PeerState, player: string): Promise<unknown> } {
  const { MCTSBot } = require('boardgame.io/ai') as Ai
  return new MCTSBot({
    game: GAME,
    seed: 'bench',
    iterations,
    playoutDepth,
    enumerate: (G, ctx) => enumerate({ G, ctx }).map(({ type, args }) => ({ move: type, args })),
  })
}
