import {
  type CostlyDecision,
  type Debrief,
  type DebriefProgress,
  debrief,
  type TurnAccount,
} from '@graveshift/bots'
import { Bug, type Game, type GameModule, isFault } from '@graveshift/kernel'
import { loadSession, pickInWords, type Session, stepsOf } from '@graveshift/table'
import { FileTrouble, gameInFile, whyNot } from '../game-file.ts'
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

/** What luck and decisions did turn by turn, and in sum: one account of points and damage. */
function luckText(
  { account }: Debrief,
  module: GameModule<Game>,
  names: readonly string[],
  words: Words,
): string[] {
  const number = new Intl.NumberFormat(words.language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const row = (head: string, { chance, luck, decisions, seats }: Omit<TurnAccount, 'at'>) =>
    `  ${head}  ${`${chance}`.padStart(3)} %  ${signed(luck).padStart(4)}  ${signed(decisions).padStart(4)}  (${seats.map((each, seat) => `${names[seat]} ${number.format(each / 100)}`).join(', ')})`
  return [
    words.say('debrief.luck-turns'),
    ...account.turns.map((turn) => row(shortly(module, turn.at, words), turn)),
    row(words.say('debrief.luck-sum'), { ...account, chance: account.end }),
  ]
}

function costText(
  decision: CostlyDecision,
  number: number,
  module: GameModule<Game>,
  names: readonly string[],
  words: Words,
  inWords: (pick: CostlyDecision['given']) => string,
): string[] {
  const { at, seat, given, better, cost, place, answers } = decision
  return [
    `  ${number}. ${words.say('debrief.where', { time: module.tellTime(at), survivor: names[seat] ?? '' })}`,
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

function namesIn({ module, options, seats }: Session<Game>, words: Words): readonly string[] {
  return Array.from({ length: seats }, (_, seat) =>
    words.tell(module.seatName?.(options, seat) ?? { word: 'play.seat', with: { seat: seat + 1 } }),
  )
}

/** What a look back at a saved game finds, for people. */
export function debriefText(
  text: string,
  file: string,
  words: Words,
  onProgress: (progress: DebriefProgress) => void,
): string {
  // Nothing is drawn any more: any secret will do for a game that is only looked at.
  const session = loadSession(gameInFile(text), text, () => new Uint8Array(32))
  if (isFault(session)) throw new FileTrouble(whyNot(file, session, words))
  const { module, rules, options } = session
  if (!rules.judgement.metrics) throw new FileTrouble(words.say('debrief.no-coach', { file }))
  const steps = stepsOf(module, options, session.log())
  const work = debrief(rules, steps)
  let step = work.next()
  for (; !step.done; step = work.next()) onProgress(step.value)
  const found = step.value
  const names = namesIn(session, words)
  const { start, end, luck, decisions, error } = found.account
  return [
    words.say('debrief.head', {
      game: { word: 'game.name' },
      moves: session.seq,
      how: { word: rules.judgement.winModel ? 'debrief.how' : 'debrief.how.counted' },
    }),
    ...curveText(found, module, words),
    words.say('debrief.luck', { start, end, luck: signed(luck), decisions: signed(decisions), error }),
    ...luckText(found, module, names, words),
    words.say(found.costly.length === 0 ? 'debrief.no-costly' : 'debrief.costly'),
    ...found.costly.flatMap((decision, index) => {
      const played = steps.find(({ seq }) => seq === decision.seq)
      if (!played) throw new Bug(`decision ${decision.seq} was never made`)
      const inWords = (pick: CostlyDecision['given']) => {
        const told = module.tellPick?.(options, played.choice, pick, played.before.board)
        return told ? words.tell(told) : pickInWords(pick)
      }
      return costText(decision, index + 1, module, names, words, inWords)
    }),
    '',
  ].join('\n')
}
