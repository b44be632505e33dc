import { canonical, type Game, isFault, isRefusal } from '@graveshift/kernel'
import { type Batch, isCommand, isUndo, loadSession, type Session } from '@graveshift/table'
import { lastDecision } from '../../src/store/last-decision.ts'
import type { Saved } from '../driver/saved.ts'
import type { Look } from './look.ts'
import type { Plug } from './plug.ts'

const noSecret = (): Uint8Array => {
  throw new Error('a host’s record brings its own luck')
}

/** The same game in Node: it follows what the page has saved, and knows what the page must show. */
export class Oracle<G extends Game> {
  readonly session: Session<G>
  readonly #plug: Plug<G>
  #bots: Saved['bots']

  constructor(plug: Plug<G>, { record, bots }: Saved) {
    const session = loadSession(plug.module, record, noSecret)
    if (isFault(session)) throw new Error(session.message)
    this.session = session
    this.#plug = plug
    this.#bots = bots
  }

  /** Plays what is new; says what does not come to the same. */
  follow({ since, bots }: Saved): readonly string[] {
    this.#bots = bots
    const { session } = this
    for (const batch of since as readonly Batch<G['event']>[]) {
      if (batch.seq <= session.seq) continue
      const came = isUndo(batch)
        ? session.undo({ to: batch.undo })
        : isCommand(batch)
          ? session.do(batch.seat, batch.choice, batch.pick)
          : undefined
      if (came === undefined) return [`batch ${batch.seq} is no decision`]
      if (isRefusal(came)) return [`the page played what is refused here: ${JSON.stringify(batch)}`]
      if (came.hash !== batch.hash) return [`batch ${batch.seq} comes to another state here`]
    }
    return []
  }

  get bots(): Saved['bots'] {
    return this.#bots
  }

  /** Questions for people, and whether any bot is still to answer. */
  asked(): { readonly people: readonly G['choice'][]; readonly bots: boolean } {
    const leader = this.#plug.leader(this.session.state.board, this.#bots)
    const open = this.session.choices()
    const isBots = ({ seat }: G['choice']) => (this.#bots[seat === 'team' ? leader : seat] ?? null) !== null
    return { people: open.filter((choice) => !isBots(choice)), bots: open.some(isBots) }
  }

  /** What a table that lies still shows and must not show. */
  wrongAtTable(look: Look): readonly string[] {
    const { session } = this
    const wrong: string[] = []
    const { people } = this.asked()
    const found = people.find(({ id }) => id === look.question?.id)
    if (session.outcome !== look.outcome)
      wrong.push(`the game is ${session.outcome ?? 'going on'}, the page says ${look.outcome}`)
    if (look.question && found?.kind !== look.question.kind)
      wrong.push(`asked ${JSON.stringify(look.question)}, open is ${JSON.stringify(people)}`)
    if (!look.question && people.length > 0)
      wrong.push(
        `nothing is asked, open is ${JSON.stringify(people.map(({ id, kind, seat }) => ({ id, kind, seat })))}`,
      )
    const last = lastDecision(
      session.log(),
      this.#bots.map((bot) => (bot === null ? undefined : (bot as 'quick' | 'strong'))),
    )
    const undoable = (last?.seq ?? 0) > session.horizon
    if (look.undoable !== undefined && look.undoable !== undoable)
      wrong.push(`taking back is ${look.undoable ? '' : 'not '}offered`)
    const shown = new Set(look.figures.map(([name]) => name))
    const missing = this.#plug.missing(session.options, session.state.board, shown)
    wrong.push(...missing.map((name) => `${name} is not shown`))
    if (found) wrong.push(...this.#wrongAnswers(look, found))
    return [...wrong, ...this.wrongFigures(look, session.state.board)]
  }

  /** Answers that can be pressed and are none, and those that cannot be pressed though they should. */
  #wrongAnswers({ answers }: Look, choice: G['choice']): readonly string[] {
    const { session } = this
    const asides = Array.from({ length: session.seats }, (_, seat) => session.aside(seat) ?? [])
    const own = session.picks(choice).map((pick) => canonical(pick))
    const legal = new Set([
      ...own,
      ...asides
        .flat()
        .flatMap((aside) => session.picks(aside))
        .map(canonical),
    ])
    const missing = this.#plug.inFull.includes(choice.kind) ? own : []
    return [
      ...answers.filter((answer) => !legal.has(answer)).map((answer) => `${answer} is no answer`),
      ...missing
        .filter((answer) => !answers.includes(answer))
        .map((answer) => `${answer} cannot be answered to ${choice.kind}`),
    ]
  }

  /** Figures of a table that say something else than the board. */
  wrongFigures({ figures }: Look, board: Readonly<G['board']>): readonly string[] {
    return differences(figures, this.#plug.figures(this.session.options, board))
  }

  /** Figures of the end screen that say something else than the game. */
  wrongEnding({ figures, outcome }: Look): readonly string[] {
    const { session } = this
    const expected = this.#plug.ending(session)
    const shown = new Set(figures.map(([name]) => name))
    return [
      ...(outcome === session.outcome ? [] : [`the game is ${session.outcome}, the page says ${outcome}`]),
      ...[...expected.keys()].filter((name) => !shown.has(name)).map((name) => `${name} is not shown`),
      ...differences(figures, expected),
    ]
  }
}

function differences(
  shown: readonly (readonly [string, string])[],
  expected: ReadonlyMap<string, string>,
): readonly string[] {
  return shown.flatMap(([name, value]) => {
    const right = expected.get(name)
    return right === value ? [] : [`${name} shows '${value}', not '${right}'`]
  })
}
