import { type CostlyDecision, type Debrief, type DebriefProgress, debrief } from '@graveshift/bots'
import type { BoardView, Choice } from '@graveshift/gear-up'
import { Bug, type Game, isFault, isRecord } from '@graveshift/kernel'
import { loadSession, type Session, stepsOf } from '@graveshift/table'
import { FileTrouble, gameInFile, whyNot } from '../game-file.ts'
import type { Words } from '../words.ts'
import { type Asked, pickText } from './pick-text.ts'

const TURNS_A_ROUND = 9
const BAR = 30
const points = (thousandths: number): number => Math.round(thousandths / 10)
const signed = (thousandths: number): string =>
  thousandths > 0 ? `+${points(thousandths)}` : `${points(thousandths)}`

const when = (at: number) => ({
  round: at > TURNS_A_ROUND ? 2 : 1,
  turn: at > TURNS_A_ROUND ? at - TURNS_A_ROUND : at,
})

function curveText({ curve }: Debrief, words: Words): string[] {
  const starts = curve.filter(({ at }, index) => at > 0 && curve[index - 1]?.at !== at)
  return starts.map(({ at, mean, low, high }) => {
    const { round, turn } = when(at)
    const bar = '█'.repeat(Math.round((mean * BAR) / 1000)).padEnd(BAR, '·')
    const figures = words.say('debrief.point', { mean: points(mean), low: points(low), high: points(high) })
    return `  ${round}/${turn}  ${bar}  ${figures}`
  })
}

/** What luck did turn by turn, and in sum: one account of points and damage. */
function luckText({ luck }: Debrief, names: readonly string[], words: Words): string[] {
  const number = new Intl.NumberFormat(words.language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const row = (head: string, team: number, seats: readonly number[]) =>
    `  ${head}  ${signed(team).padStart(4)}  (${seats.map((each, seat) => `${names[seat]} ${number.format(each / 100)}`).join(', ')})`
  return [
    words.say('debrief.luck-turns'),
    ...luck.turns.map(({ at, team, seats }) => {
      const { round, turn } = when(at)
      return row(`${round}/${turn}`, team, seats)
    }),
    row(words.say('debrief.luck-sum'), luck.team, luck.seats),
  ]
}

function costText(
  decision: CostlyDecision,
  number: number,
  names: readonly string[],
  words: Words,
  asked: Asked,
): string[] {
  const { at, seat, given, better, cost, place, answers } = decision
  return [
    `  ${number}. ${words.say('debrief.where', { ...when(at), survivor: names[seat] ?? '' })}`,
    `     ${words.say('debrief.given', { pick: pickText(asked, given, words) })}`,
    `     ${words.say('debrief.better', { pick: pickText(asked, better, words) })}`,
    `     ${words.say('debrief.cost', {
      cost: points(cost.mean),
      low: points(cost.low),
      high: points(cost.high),
      place,
      answers,
    })}`,
  ]
}

function namesIn(session: Session<Game>, words: Words): readonly string[] {
  const { survivors } = isRecord(session.options) ? session.options : { survivors: undefined }
  const ids = Array.isArray(survivors) ? survivors.map(String) : []
  return Array.from({ length: session.seats }, (_, seat) =>
    ids[seat] === undefined ? String(seat) : words.say(`survivor.${ids[seat]}.name`),
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
  const { team, decisions, error } = found.luck
  return [
    words.say('debrief.head', {
      game: { word: `game.${module.id}` },
      moves: session.seq,
      how: { word: rules.judgement.winModel ? 'debrief.how' : 'debrief.how.counted' },
    }),
    ...curveText(found, words),
    words.say('debrief.luck', { luck: signed(team), decisions: signed(decisions), error: points(error) }),
    ...luckText(found, names, words),
    words.say(found.costly.length === 0 ? 'debrief.no-costly' : 'debrief.costly'),
    ...found.costly.flatMap((decision, index) => {
      const played = steps.find(({ seq }) => seq === decision.seq)
      if (!played) throw new Bug(`decision ${decision.seq} was never made`)
      // Only Gear Up has a debrief so far.
      const board = rules.view(played.before.board, 'spectator') as unknown as BoardView
      const asked = { board, choice: played.choice as Choice, seat: decision.seat }
      return costText(decision, index + 1, names, words, asked)
    }),
    '',
  ].join('\n')
}
