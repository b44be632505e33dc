import {
  type CostlyDecision,
  chanceSource,
  type Debrief,
  type DebriefProgress,
  debrief,
  debriefBudget,
  type TurnAccount,
} from '@graveshift/bots'
import { Bug, type Game, type GameModule, isFault } from '@graveshift/kernel'
import { loadSession, pickInWords, type Session, stepsOf } from '@graveshift/table'
import { isCoached } from '../coach/advice.ts'
import { FileTrouble, gameInFile, whyNot } from '../game-file.ts'
import { quoted } from '../play/saves.ts'
import type { Words } from '../words.ts'

const BAR = 30
const points = (thousandths: number): number => Math.round(thousandths / 10)
const signed = (figure: number): string => (figure > 0 ? `+${figure}` : `${figure}`)

/** A time by the clock of the judgment, for a column. */
function shortly(module: GameModule<Game>, at: number, words: Words): string {
  const { word, with: values } = module.tellTime(at)
  return words.say(`${word}.short`, values)
}

function curveText({ curve }: Debrief, module: GameModule<Game>, words: Words): string[] {
  const starts = curve.filter(({ at }, index) => at > 0 && curve[index - 1]?.at !== at)
  return starts.map(({ at, mean, low, high }) => {
    const bar = '█'.repeat(Math.round((mean * BAR) / 1000)).padEnd(BAR, '·')
    const figures = words.say('debrief.point', { mean: points(mean), low: points(low), high: points(high) })
    return `  ${shortly(module, at, words)}  ${bar}  ${figures}`
  })
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** What luck and decisions did turn by turn, and in sum: one account of points, and of damage where that is counted. */
function luckText({ account }: Debrief, session: Session<Game>, words: Words): string[] {
  const { module, rules } = session
  const { metrics } = rules.judgement
  const names = namesIn(session, words)
  const number = new Intl.NumberFormat(words.language, { signDisplay: 'exceptZero', ...ONE_DECIMAL })
  const damage = (seats: readonly number[]) =>
    metrics
      ? `  (${seats.map((each, seat) => `${names[seat]} ${number.format(each / 100)}`).join(', ')})`
      : ''
  const row = (head: string, { chance, luck, decisions, seats }: Omit<TurnAccount, 'at'>) =>
    `  ${head}  ${`${chance}`.padStart(3)} %  ${signed(luck).padStart(4)}  ${signed(decisions).padStart(4)}${damage(seats)}`
  return [
    words.say(metrics ? 'debrief.luck-turns' : 'debrief.luck-over-time'),
    ...account.turns.map((turn) => row(shortly(module, turn.at, words), turn)),
    row(words.say('debrief.luck-sum'), { ...account, chance: account.end }),
  ]
}

/** Dice and cards against what was to be expected, for games that tell it. */
function expectedText(session: Session<Game>, words: Words): string[] {
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 })
  const figures = session.module.luck?.(session.options, session.played()) ?? []
  const lines = figures.map(({ id, count, came, expected }) => {
    const values = { count, came: number.format(came / 100), expected: number.format(expected / 100) }
    return `  ${words.say(`luck.${id}`, values)}`
  })
  return lines.length === 0 ? [] : [words.say('debrief.expected'), ...lines]
}

function costText(
  decision: CostlyDecision,
  number: number,
  session: Session<Game>,
  words: Words,
  inWords: (pick: CostlyDecision['given']) => string,
): string[] {
  const { at, seat, given, better, cost, place, answers } = decision
  const { module } = session
  const survivor = namesIn(session, words)[seat] ?? ''
  return [
    `  ${number}. ${words.say('debrief.where', { time: module.tellTime(at), survivor })}`,
    `     ${words.say('debrief.given', { pick: inWords(given) })}`,
    `     ${words.say('debrief.better', { pick: inWords(better) })}`,
    `     ${words.say('debrief.cost', {
      cost: points(cost.mean),
      low: points(cost.low),
      high: points(cost.high),
      place,
      answers,
    })}`,
  ]
}

function namesIn({ module, options, seats, state }: Session<Game>, words: Words): readonly string[] {
  return Array.from({ length: seats }, (_, seat) =>
    words.tell(
      module.seatName?.(options, seat, state.board) ?? { word: 'play.seat', with: { seat: seat + 1 } },
    ),
  )
}

/** How the turn in which decisions cost most is played once more. */
function againText({ account }: Debrief, module: GameModule<Game>, command: string, words: Words): string[] {
  const [worst] = account.turns.toSorted((one, other) => one.decisions - other.decisions)
  if (!worst) return []
  const time = module.tellTime(worst.at)
  return [words.say('debrief.again-from', { time, command: `${command} --from ${worst.at}` })]
}

/** How a game is looked back at. */
interface DebriefWish {
  readonly file: string
  /** So many times as closely as usual. */
  readonly effort?: number
  onProgress(progress: DebriefProgress): void
}

/** What a look back at a saved game finds, for people. */
export function debriefText(
  text: string,
  { file, effort = 1, onProgress }: DebriefWish,
  words: Words,
): string {
  // Nothing is drawn any more: any secret will do for a game that is only looked at.
  const session = loadSession(gameInFile(text), text, () => new Uint8Array(32))
  if (isFault(session)) throw new FileTrouble(whyNot(file, session, words))
  const { module, rules, options } = session
  const { metrics, planning } = rules.judgement
  if (!isCoached(session)) throw new FileTrouble(words.say('debrief.no-coach', { file }))
  const steps = stepsOf(module, options, session.log())
  const work = debrief(rules, steps, debriefBudget(rules, effort))
  let step = work.next()
  for (; !step.done; step = work.next()) onProgress(step.value)
  const found = step.value
  const { start, end, luck, decisions, error } = found.account
  const again = `npx graveshift play ${module.id} --load ${quoted(file)}`
  return [
    words.say(metrics ? 'debrief.head' : 'debrief.head.over-time', {
      game: { word: 'game.name' },
      moves: session.seq,
      how: { word: `chance.${chanceSource(rules.judgement)}` },
    }),
    ...curveText(found, module, words),
    words.say('debrief.luck', { start, end, luck: signed(luck), decisions: signed(decisions), error }),
    ...luckText(found, session, words),
    ...expectedText(session, words),
    words.say(found.costly.length === 0 ? 'debrief.no-costly' : 'debrief.costly'),
    ...found.costly.flatMap((decision, index) => {
      const played = steps.find(({ seq }) => seq === decision.seq)
      if (!played) throw new Bug(`decision ${decision.seq} was never made`)
      const inWords = (pick: CostlyDecision['given']) => {
        const told = module.tellPick?.(options, played.choice, pick, played.before.board)
        return told ? words.tell(told) : pickInWords(pick)
      }
      const lines = costText(decision, index + 1, session, words, inWords)
      const command = `${again} --before ${decision.seq}`
      return planning ? [...lines, `     ${words.say('debrief.again', { command })}`] : lines
    }),
    ...(planning ? againText(found, module, again, words) : []),
    '',
  ].join('\n')
}
