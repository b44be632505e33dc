import type { Estimate } from '@graveshift/bots'
import type { Game, Seat } from '@graveshift/kernel'
import { pickInWords, type Session } from '@graveshift/table'
import type { Words } from '../words.ts'
import { type Advised, adviceOn, chanceNow, isCoached } from './advice.ts'

/** How closely a coach looks: games played on for the chance to win, and answers tried out; as many as usual if unsaid. */
interface Effort {
  readonly games?: number
  readonly nodes?: number
}

const GAMES = 160
/** Answers that are told. */
const MOST = 5
const WHOLE = 100
/** Changes too small to be written with one decimal are none. */
const LEAST = 5

const percent = (thousandths: number): number => Math.round(thousandths / 10)

const between = ({ mean, low, high }: Estimate) => ({
  mean: percent(mean),
  low: percent(low),
  high: percent(high),
})

/** Figures in words, those that change: each in hundredths, by its word. */
function told(figures: Advised['brings'], words: Words): string {
  const number = new Intl.NumberFormat(words.language, {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  })
  return Object.entries(figures ?? {})
    .filter(([, figure]) => Math.abs(figure) >= LEAST)
    .map(([name, figure]) => words.say(`outlook.${name}`, { figure: number.format(figure / WHOLE) }))
    .join(', ')
}

/** What an answer brings at once, figure by figure. */
const counted = (figures: Advised['figures'], words: Words): string =>
  Object.entries(figures ?? {})
    .filter(([, figure]) => figure !== 0)
    .map(([name, figure]) => `${words.say(`coach.figure.${name}`)} ${figure}`)
    .join(', ')

/** One answer: its place and what it is, then what speaks for it and against it. */
function answerLines<G extends Game>(
  session: Session<G>,
  choice: G['choice'],
  each: Advised,
  words: Words,
): string[] {
  const { module, options, state } = session
  const { pick, place, isShared, plan, chance, brings, risks, grade, figures } = each
  const inWords = module.tellPick?.(options, choice, pick, state.board)
  const details = [
    chance && words.say('play.coach.leads', between(chance)),
    plan && words.say(plan),
    told(brings, words) && words.say('play.coach.brings', { figures: told(brings, words) }),
    told(risks, words) && words.say('play.coach.risks', { figures: told(risks, words) }),
    grade !== undefined && words.say('play.coach.grade', { grade }),
    counted(figures, words),
  ]
  return [
    `${isShared ? '=' : ''}${place}`
      .padStart(4)
      .concat(`  ${inWords ? words.tell(inWords) : pickInWords(pick)}`),
    ...details.filter((detail) => typeof detail === 'string' && detail !== '').map((line) => `      ${line}`),
  ]
}

/** What a coach says of an open question: the chance to win, and the best answers with what they bring and risk. */
export function coachLines<G extends Game>(
  session: Session<G>,
  choice: G['choice'],
  seat: Seat,
  words: Words,
  { games = GAMES, nodes }: Effort = {},
): readonly string[] {
  if (!isCoached(session)) return [words.say('play.coach.none')]
  const { chance, source } = chanceNow(session, seat, games)
  const advice = adviceOn(session, choice, seat, { nodes, seed: session.seq }).slice(0, MOST)
  const { planning } = session.rules.judgement
  return [
    words.say('play.coach.chance', { ...between(chance), how: { word: `chance.${source}` } }),
    words.say(planning ? 'play.coach.plans' : 'play.coach.answers'),
    ...advice.flatMap((each) => answerLines(session, choice, each, words)),
  ]
}
