import { canonical, type Game } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import type { Words } from '../i18n/use-words.ts'
import { sayWritten } from '../table/say-answer.ts'

export interface Answer {
  /** As it is written outside. */
  readonly key: string
  readonly pick: Game['pick']
  /** The whole answer in words. */
  readonly text: string
  /** What is left to say under the name of its kind. */
  readonly own: string
  /** What it may come to, where that is wanted and can be told. */
  readonly odds?: string
}

/** Answers of one kind; those that have no kind stand without a name. */
export interface AnswerGroup {
  readonly name: string | undefined
  readonly answers: readonly Answer[]
}

/** So few need no sorting. */
const FEW = 6

/** The answers to a question, those of a kind together, kinds with a single answer last. */
export function answerGroups(
  words: Pick<Words, 'tell'>,
  session: Pick<Session<Game>, 'module' | 'options' | 'state' | 'shown'>,
  choice: Game['choice'],
  picks: readonly Game['pick'][],
  withOdds = false,
): readonly AnswerGroup[] {
  const { module, options, state } = session
  const groups = new Map<string | undefined, Answer[]>()
  for (const pick of picks) {
    const written = session.shown(choice, pick)
    const sorted = picks.length > FEW ? module.sortPick?.(options, choice, written, state.board) : undefined
    const name = sorted && words.tell(sorted.kind)
    const text = sayWritten(words, session, choice, written)
    const odds = withOdds ? module.tellOdds?.(options, choice, written, state.board) : undefined
    const answer = {
      key: canonical(written),
      pick,
      text,
      own: sorted ? words.tell(sorted.own) : text,
      ...(odds ? { odds: words.tell(odds) } : {}),
    }
    const known = groups.get(name)
    if (known) known.push(answer)
    else groups.set(name, [answer])
  }
  const all = [...groups].map(([name, answers]) => ({ name, answers }))
  const several = all.filter(({ name, answers }) => name !== undefined && answers.length > 1)
  const others = all.filter(({ name, answers }) => name === undefined || answers.length === 1)
  const rest = others.flatMap(({ answers }) => answers.map((answer) => ({ ...answer, own: answer.text })))
  return rest.length === 0 ? several : [...several, { name: undefined, answers: rest }]
}
