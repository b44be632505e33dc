import type { Game, Json } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import { outwardOf } from '../games.ts'
import type { Words } from '../words.ts'

type Choice = Game['choice']

/** A question without its answers. */
export function question({ module, options, state }: Session<Game>, choice: Choice): object {
  const { id, kind, seat } = choice
  return { choice: id, kind, seat, ...outwardOf(module).choice(options, state.board, choice) }
}

/** The question in words: its key, and the sentence with all that stands in it. */
export function asked({ module, options, state }: Session<Game>, words: Words, choice: Choice): object {
  const telling = module.tellChoice(options, choice, state.board)
  return { prompt: telling.word, text: words.tell(telling) }
}

export const event = ({ module, options, state }: Session<Game>, fact: Game['event']): Json =>
  outwardOf(module).event(options, state.board, fact)

/** An answer by names, from the form that is kept. */
export const pick = (
  { module, options, state }: Session<Game>,
  choice: Choice | undefined,
  kept: Json,
): Json => outwardOf(module).pick(options, state.board, choice, kept)

/** An answer from outside as the rules read it. */
export function readPick(session: Session<Game>, id: number, raw: Json): Json {
  const { module, options, state } = session
  const asides = Array.from({ length: session.seats }, (_, seat) => session.aside(seat))
  const choice = [...session.choices(), ...asides].find((each) => each?.id === id)
  return choice ? outwardOf(module).readPick(options, state.board, choice, raw) : raw
}

/** What was earned in a game so far, by a seat or by all (null); what was taken back earned nothing. */
export function earned(
  session: Session<Game>,
): readonly { readonly id: string; readonly seat: number | null }[] {
  const { module, options } = session
  const found = module.achievements?.earned(options, session.played()) ?? []
  return found.map(({ id, seat }) => ({ id, seat: seat ?? null }))
}
