import type { Amounts } from './clock.ts'

/** Where a number comes from: a contestant and what it measured. */
type Source = readonly [contestant: string, amount: string]

/** What a number counts, for whoever reads the table. */
export type Unit = 'a second' | 'ms' | 'µs' | 'bytes'

/** One line of the bench. The goal is for the ratio of ours to the peer's; without a goal it is there to be known. */
export interface Figure {
  readonly name: string
  readonly unit: Unit
  readonly ours: Source
  readonly peer: Source | { readonly limit: number }
  readonly goal?: { readonly least: number } | { readonly most: number }
}

export const FIGURES: readonly Figure[] = [
  {
    name: 'whole random games, against pokemon-showdown battles',
    unit: 'a second',
    ours: ['sampled', 'games'],
    peer: ['showdown', 'battles'],
    goal: { least: 100 },
  },
  {
    name: 'decisions, all answers listed, against boardgame.io moves',
    unit: 'a second',
    ours: ['listed', 'decisions'],
    peer: ['boardgame-io', 'moves'],
  },
  {
    name: 'decisions, all answers listed, against pokemon-showdown choices',
    unit: 'a second',
    ours: ['listed', 'decisions'],
    peer: ['showdown', 'choices'],
    goal: { least: 200 },
  },
  {
    name: 'decisions, sampled, against boardgame.io moves',
    unit: 'a second',
    ours: ['sampled', 'decisions'],
    peer: ['boardgame-io', 'moves'],
  },
  {
    name: 'decisions, sampled, against moves of a smaller game without a framework',
    unit: 'a second',
    ours: ['sampled', 'decisions'],
    peer: ['plain', 'moves'],
    goal: { least: 0.45 },
  },
  {
    name: "steps inside the strong bot's search, against boardgame.io's MCTS bot",
    unit: 'a second',
    ours: ['strong', 'steps'],
    peer: ['boardgame-io-mcts', 'steps'],
    goal: { least: 100 },
  },
  {
    name: 'slowest decision of the strong bot in 144 games, against 200 ms',
    unit: 'ms',
    ours: ['slowest', 'slowest'],
    peer: { limit: 200 },
    goal: { most: 1 },
  },
  {
    name: 'placements listed, against naive objects',
    unit: 'a second',
    ours: ['placements', 'listed'],
    peer: ['placements-naive', 'listed'],
    goal: { least: 40 },
  },
  {
    name: 'placements counted, against naive objects',
    unit: 'a second',
    ours: ['placements', 'counted'],
    peer: ['placements-naive', 'counted'],
    goal: { least: 40 },
  },
  {
    name: 'placements counted, against a loop without objects',
    unit: 'a second',
    ours: ['placements', 'counted'],
    peer: ['placements-naive', 'looped'],
  },
  {
    name: 'placements listed, against gcc -O3 masks',
    unit: 'a second',
    ours: ['placements', 'listed'],
    peer: ['placements-gcc', 'listed'],
    goal: { least: 0.2 },
  },
  {
    name: 'placements counted, against gcc -O3 masks',
    unit: 'a second',
    ours: ['placements', 'counted'],
    peer: ['placements-gcc', 'counted'],
    goal: { least: 0.2 },
  },
  {
    name: 'clones of a mid-game state, against structuredClone',
    unit: 'a second',
    ours: ['clone', 'clones'],
    peer: ['structured-clone', 'clones'],
    goal: { least: 30 },
  },
  {
    name: 'live memory of a mid-game state, against 16 kB',
    unit: 'bytes',
    ours: ['memory', 'state'],
    peer: { limit: 16_384 },
    goal: { most: 1 },
  },
  {
    name: 'live memory of a mid-game state, six seats, against 16 kB',
    unit: 'bytes',
    ours: ['memory', 'six seats'],
    peer: { limit: 16_384 },
    goal: { most: 1 },
  },
  {
    name: 'cost of the 1,000th decision, against the 10th',
    unit: 'µs',
    ours: ['history', 'late'],
    peer: ['history', 'early'],
    goal: { most: 1.1 },
  },
  {
    name: 'second edition: whole random games, against pokemon-showdown battles',
    unit: 'a second',
    ours: ['second-sampled', 'games'],
    peer: ['showdown', 'battles'],
  },
  {
    name: 'second edition: decisions, sampled, against boardgame.io moves',
    unit: 'a second',
    ours: ['second-sampled', 'decisions'],
    peer: ['boardgame-io', 'moves'],
  },
  {
    name: 'second edition: decisions, sampled, against those of a smaller game without a framework',
    unit: 'a second',
    ours: ['second-sampled', 'decisions'],
    peer: ['second-plain', 'decisions'],
    goal: { least: 0.4 },
  },
  {
    name: 'second edition: decisions, all answers listed, against boardgame.io moves',
    unit: 'a second',
    ours: ['second-listed', 'decisions'],
    peer: ['boardgame-io', 'moves'],
  },
  {
    name: "second edition: steps inside the strong bot's search, against boardgame.io's MCTS bot",
    unit: 'a second',
    ours: ['second-strong', 'steps'],
    peer: ['boardgame-io-mcts', 'steps'],
  },
  {
    name: "second edition: zombies' phases, 76 zombies on 9 tiles, against boardgame.io",
    unit: 'a second',
    ours: ['second-phases', 'phases'],
    peer: ['boardgame-io-phases', 'phases'],
    goal: { least: 50 },
  },
  {
    name: 'second edition: slowest decision of the strong bot in 26 missions, against 200 ms',
    unit: 'ms',
    ours: ['second-slowest', 'slowest'],
    peer: { limit: 200 },
    goal: { most: 1 },
  },
  {
    name: 'second edition: clones of a mid-game state, against structuredClone',
    unit: 'a second',
    ours: ['second-clone', 'clones'],
    peer: ['second-structured-clone', 'clones'],
    goal: { least: 30 },
  },
  {
    name: 'second edition: live memory of a mid-game state, against 16 kB',
    unit: 'bytes',
    ours: ['second-memory', 'state'],
    peer: { limit: 16_384 },
    goal: { most: 1 },
  },
  {
    name: 'second edition: cost of the 1,000th decision, against the 10th',
    unit: 'µs',
    ours: ['second-history', 'late'],
    peer: ['second-history', 'early'],
    goal: { most: 1.1 },
  },
  {
    name: 'Gears & Guns: whole random games, against pokemon-showdown battles',
    unit: 'a second',
    ours: ['western-sampled', 'games'],
    peer: ['showdown', 'battles'],
  },
  {
    name: 'Gears & Guns: decisions, sampled, against boardgame.io moves',
    unit: 'a second',
    ours: ['western-sampled', 'decisions'],
    peer: ['boardgame-io', 'moves'],
  },
  {
    name: 'Gears & Guns: decisions, all answers listed, against boardgame.io moves',
    unit: 'a second',
    ours: ['western-listed', 'decisions'],
    peer: ['boardgame-io', 'moves'],
  },
  {
    name: "Gears & Guns: steps inside the strong bot's search, against boardgame.io's MCTS bot",
    unit: 'a second',
    ours: ['western-strong', 'steps'],
    peer: ['boardgame-io-mcts', 'steps'],
  },
  {
    name: 'Gears & Guns: slowest decision of the strong bot in 13 missions, against 200 ms',
    unit: 'ms',
    ours: ['western-slowest', 'slowest'],
    peer: { limit: 200 },
    goal: { most: 1 },
  },
  {
    name: "Gears & Guns: zombies' phases, 72 zombies on the largest board, against boardgame.io",
    unit: 'a second',
    ours: ['western-phases', 'phases'],
    peer: ['boardgame-io-phases', 'phases'],
    goal: { least: 10 },
  },
  {
    name: 'Gears & Guns: whole random campaigns, against one in a second',
    unit: 'a second',
    ours: ['western-campaigns', 'campaigns'],
    peer: { limit: 1 },
    goal: { least: 1 },
  },
  {
    name: 'Gears & Guns: clones of a mid-game state, against structuredClone',
    unit: 'a second',
    ours: ['western-clone', 'clones'],
    peer: ['western-structured-clone', 'clones'],
    goal: { least: 10 },
  },
  {
    name: 'Gears & Guns: live memory of a mid-game state, against 16 kB',
    unit: 'bytes',
    ours: ['western-memory', 'state'],
    peer: { limit: 16_384 },
    goal: { most: 1 },
  },
  {
    name: 'Gears & Guns: live memory of a campaign half its way, between games, against 16 kB',
    unit: 'bytes',
    ours: ['western-campaign-memory', 'campaign'],
    peer: { limit: 16_384 },
    goal: { most: 1 },
  },
  {
    name: 'Gears & Guns: cost of the 1,000th decision, against the 10th',
    unit: 'µs',
    ours: ['western-history', 'late'],
    peer: ['western-history', 'early'],
    goal: { most: 1.1 },
  },
]

/** A line with its numbers; those that could not be measured here are null. */
export interface Result {
  readonly name: string
  readonly unit: Unit
  readonly ours: number | null
  readonly peer: number | null
  readonly ratio: number | null
  readonly goal: string | null
  readonly met: boolean | null
}

/** The contestants these figures need. */
export function contestantsOf(figures: readonly Figure[]): string[] {
  const sources = figures.flatMap(({ ours, peer }) => ('limit' in peer ? [ours] : [ours, peer]))
  return [...new Set(sources.map(([contestant]) => contestant))]
}

export function resultOf(figure: Figure, measured: ReadonlyMap<string, Amounts>): Result {
  const find = ([contestant, amount]: Source) => measured.get(contestant)?.[amount] ?? null
  const { name, unit, goal } = figure
  const ours = find(figure.ours)
  const peer = 'limit' in figure.peer ? figure.peer.limit : find(figure.peer)
  const ratio = ours === null || peer === null ? null : ours / peer
  let met: boolean | null = null
  if (goal && ratio !== null) met = 'least' in goal ? ratio >= goal.least : ratio <= goal.most
  let wanted: string | null = null
  if (goal) wanted = 'least' in goal ? `>= ${goal.least}` : `<= ${goal.most}`
  return { name, unit, ours, peer, ratio, goal: wanted, met }
}
