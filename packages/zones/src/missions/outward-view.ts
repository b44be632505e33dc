import { asJson, has, type Json, nth } from '@graveshift/kernel'
import {
  ANYTHING,
  COUNT,
  listOf,
  nameOf,
  objectOf,
  oneOf,
  orNull,
  recordOf,
  type Schema,
  TRUTH,
} from '@graveshift/kernel/outward'
import { LEVELS } from '../content/types.ts'
import type { ZonesFrame } from '../game.ts'
import { zoneName } from '../map/board.ts'
import { CARD, PERSON, ZONE } from '../outward/fields.ts'
import { dangerLevel } from '../people.ts'
import type { MissionBoard, MissionKit } from './mission-game.ts'
import { TOKEN, TOKEN_COLOUR, tokenNames } from './outward.ts'
import type { LaidOutView, SpawnView, TokenView } from './view.ts'

/** What `view` shows of a game with missions, besides the parts that every game on zones has. */

export const tokenShown = (kinds: readonly string[]): Schema =>
  recordOf<TokenView>({
    token: TOKEN,
    kind: oneOf(kinds),
    zone: ZONE,
    colour: TOKEN_COLOUR,
    takenBy: orNull(PERSON),
  })

/** What the mission has laid out, in a game with these kinds of tokens. */
export const laidOutShown = (kinds: readonly string[]): Readonly<Record<keyof LaidOutView, Schema>> => ({
  tokens: listOf(tokenShown(kinds)),
  spawns: listOf(recordOf<SpawnView>({ zone: ZONE, colour: TOKEN_COLOUR, asleep: TRUTH })),
  exit: orNull(ZONE),
})

/** What programs are told besides the view that screens are given. */
export interface BesidesView {
  readonly danger: string
  readonly goals: Json
  /** Zombie cards turned up and not yet given to a zone. */
  readonly laid: readonly string[]
  /** The zombie card being carried out. */
  readonly spawn: Json
}

export const besidesShown = (goals: readonly string[]): Readonly<Record<keyof BesidesView, Schema>> => ({
  danger: oneOf(LEVELS),
  goals: listOf(objectOf({ goal: oneOf(goals), done: COUNT, of: COUNT, met: TRUTH, figures: ANYTHING })),
  laid: listOf(CARD),
  spawn: orNull(objectOf({ card: CARD, zone: ZONE, brings: orNull(nameOf('kind of zombie')), count: COUNT })),
})

/** Steps of a game, as far as they are asked here. */
type Lanes = readonly (readonly { readonly kind: string }[])[]

const isCard = (
  frame: { readonly kind: string } | undefined,
): frame is Extract<ZonesFrame, { kind: 'card' }> => frame?.kind === 'card'

/** The zombie card that is being carried out: it lies open until all that it brings is done. */
function spawnCard(kit: MissionKit, board: MissionBoard, lanes: Lanes): Json {
  const frame = lanes.flat().findLast(isCard)
  if (frame?.card === undefined) return null
  const printed = kit.spawnCards[frame.card]
  const lines = printed && has(printed, 'lines') ? printed : undefined
  return {
    card: frame.card,
    zone: zoneName(kit.map, frame.zone),
    brings: lines?.kind ?? null,
    count: lines?.lines[dangerLevel(board)] ?? 0,
  }
}

/** The goals of the mission, how much of each is done, and which are met as things stand. */
function goalsOf(kit: MissionKit, board: MissionBoard): Json {
  return kit.goals.map(({ kind, data }) => {
    const { goal, ...figures } = data
    const { done, of } = kind.count(kit, board, data)
    return {
      goal,
      done: Math.min(done, of),
      of,
      met: kind.met(kit, board, data),
      figures: asJson(figures),
    }
  })
}

/** The view by names, with everything else that lies open. */
export const showMissionView = <V extends Pick<LaidOutView, 'tokens'>>(
  kit: MissionKit,
  board: MissionBoard,
  control: { readonly lanes: Lanes },
  view: V,
  named: Readonly<Partial<Record<keyof V, unknown>>>,
): Json => {
  const tokens = tokenNames(kit, board)
  return asJson({
    ...view,
    tokens: view.tokens.map((token, index) => ({ ...token, token: nth(tokens, index) })),
    ...named,
    ...viewBesides(kit, board, control),
  })
}

const viewBesides = (
  kit: MissionKit,
  board: MissionBoard,
  { lanes }: { readonly lanes: Lanes },
): BesidesView => ({
  danger: nth(LEVELS, dangerLevel(board)),
  goals: goalsOf(kit, board),
  laid: board.laid,
  spawn: spawnCard(kit, board, lanes),
})
