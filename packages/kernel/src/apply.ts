import type { Chance } from './chance.ts'
import { isRecord, type Json } from './json.ts'
import type { Game, Refusal, Ruleset, Seat } from './rules.ts'
import { ASIDE, isRefusal } from './rules.ts'
import { Run } from './run.ts'
import type { Sink } from './sink.ts'
import type { State } from './state.ts'

/** An answer to an open choice. */
export interface Command<G extends Game> {
  readonly seat: Seat
  readonly choice: number
  readonly pick: G['pick']
}

/** A new game, played up to its first question. */
export function start<G extends Game>(
  rules: Ruleset<G>,
  options: G['options'],
  chance: Chance,
  sink?: Sink<G>,
): State<G> {
  const { board, frames, lanes: seats = [] } = rules.begin(options)
  // The table's own lane first.
  const lanes: G['frame'][][] = [[...frames]]
  for (let seat = 0; seat < rules.seats(options); seat++) lanes.push([...(seats[seat] ?? [])])
  const state: State<G> = { board, control: { lanes, open: [], asked: 1, draws: rules.streams.map(() => 0) } }
  new Run(rules, state, chance, sink).run()
  return state
}

const isSeat = <G extends Game>({ control }: State<G>, seat: Seat): boolean =>
  seat >= 0 && seat < control.lanes.length - 1

/** The open choice a command answers, or why there is none. */
export function findChoice<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  seat: Seat,
  id: number,
): G['choice'] | Refusal {
  if (rules.outcome(state.board) !== undefined) return { refused: 'game-over', rule: 'KERNEL' }
  const aside = id === ASIDE && isSeat(state, seat) ? rules.aside?.(state.board, seat) : undefined
  if (aside) return aside
  const choice = state.control.open.find((open) => open.id === id)
  if (!choice) return { refused: 'stale-choice', rule: 'KERNEL' }
  const mine = choice.seat === 'team' ? isSeat(state, seat) : choice.seat === seat
  return mine ? choice : { refused: 'not-your-choice', rule: 'KERNEL' }
}

/** Checks and answers a choice, then runs until somebody must decide. A refusal changes nothing. */
export function apply<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  command: Command<G>,
  chance: Chance,
  sink?: Sink<G>,
): Refusal | undefined {
  const choice = findChoice(rules, state, command.seat, command.choice)
  if (isRefusal(choice)) return choice
  const rule = rules.choices[choice.kind as G['choice']['kind']]
  const refusal = rule.check(state.board, choice as never, command.pick)
  if (refusal) return refusal
  answer(rules, state, choice, command.pick, chance, sink)
  return undefined
}

/** `apply` for a pick that `list` or `sample` gave for this very state: nothing left to check. */
export function answer<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  choice: G['choice'],
  pick: G['pick'],
  chance: Chance,
  sink?: Sink<G>,
): void {
  const run = new Run(rules, state, chance, sink)
  run.answer(choice, pick)
  run.run()
}

const LONGEST_FIELD = 40

/** Whether a field was read, by how it is written back. Texts may have several spellings, and lists another form. */
function wasRead(given: unknown, shown: unknown): boolean {
  // A no where nothing was said is as good as nothing.
  if (shown === undefined) return given === false
  if (typeof given === 'object' || typeof shown === 'object') return given !== null
  return typeof given === typeof shown && (typeof given !== 'number' || given === shown)
}

/** Why an answer from outside holds something that has no place in its form; undefined if it does not. */
function strayField(raw: Json, shown: Json): Refusal | undefined {
  if (!isRecord(raw) || !isRecord(shown)) return undefined
  for (const [field, given] of Object.entries(raw))
    if (given !== undefined && !(Object.hasOwn(shown, field) && wasRead(given, shown[field])))
      return { refused: 'stray-field', rule: 'KERNEL', with: { field: field.slice(0, LONGEST_FIELD) } }
  return undefined
}

/** Reads a pick from outside for a choice of this state; nothing in it is passed over. */
export function parsePick<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  choice: G['choice'],
  raw: Json,
): G['pick'] | Refusal {
  const rule = rules.choices[choice.kind as G['choice']['kind']]
  const pick = rule.parse(state.board, choice as never, raw)
  if (isRefusal(pick)) return pick
  return strayField(raw, rule.show(state.board, choice as never, pick)) ?? pick
}
