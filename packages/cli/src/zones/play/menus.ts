import { doOf, isRecord, isRefusal, type Json, parsePick, type Refusal } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import { NONE } from '@graveshift/zones'
import type { GameWithMissions } from '@graveshift/zones/missions'
import { wrap } from '../../play/block.ts'
import { backOption, type Menu, menuOption, type Option, type Outcome, pickOption } from '../../play/menu.ts'
import { priceOfMove } from './forecast.ts'
import { told } from './names.ts'
import { priceOf } from './price.ts'
import type { AskedAbout, Scene } from './scene.ts'

/** An answer and how it is written. */
interface Written<P> {
  readonly pick: P
  readonly raw: Json
  /** It in words. */
  label(): string
  /** What it costs, for answers of a turn. */
  price?(): string | undefined
}

/** A question with its answers. */
interface Question<P> {
  readonly scene: Scene
  readonly choice: AskedAbout
  readonly lines: readonly string[]
  readonly written: readonly Written<P>[]
  /** Why an answer would be refused; undefined if it would not. */
  refusalOf(raw: Json): Refusal | undefined
}

/** What a question means and what it costs, by what it is about. */
export function aboutOf({ own }: Scene, { kind, what = '' }: Pick<AskedAbout, 'kind' | 'what'>): string {
  const about = kind === 'may' ? what : kind
  return own.abouts[about] ?? `play.zones.about.${about}`
}

/** The question, and below it what it means and what it costs; a turn says that line by line. */
function linesOf<G extends GameWithMissions>(
  scene: Scene,
  { module, options, state }: Session<G>,
  choice: G['choice'],
): string[] {
  const { pen } = scene
  const question = told(scene, module.tellChoice(options, choice, state.board))
  const lines = ['', pen.paint('bold', question)]
  if (choice.kind === 'act') return lines
  const about = wrap(pen.say(aboutOf(scene, choice)), pen.width)
  return [...lines, ...about.map((line) => pen.paint('dim', line))]
}

/** An answer in words; one of a turn with its price and its odds. */
function labelOf<G extends GameWithMissions>(
  scene: Scene,
  { module, options, state: { board } }: Session<G>,
  choice: G['choice'],
  raw: Json,
  price: (() => string | undefined) | undefined,
): string {
  const pick = module.tellPick?.(options, choice, raw, board)
  const label = pick ? told(scene, pick) : ''
  if (choice.kind !== 'act') return label
  const { person = NONE }: AskedAbout = choice
  const odds = module.tellOdds?.(options, choice, raw, board)
  const more = [priceOfMove(scene, person, raw) ?? price?.(), odds && told(scene, odds)].filter(
    (part) => part !== undefined,
  )
  return more.length > 0 ? `${label} (${more.join('; ')})` : label
}

const isDone = ({ raw }: Written<unknown>): boolean => doOf(raw) === 'done'

/** Answers one after another, numbered; the one that ends it comes last, so that nobody takes it for the usual one. */
function flatMenu<P>({ lines, written }: Question<P>): Menu<P> {
  const rest = written.filter((each) => !isDone(each))
  const option = (key: string, { label, pick }: Written<P>) => pickOption(key, label(), pick)
  return {
    lines,
    options: [
      ...rest.map((each, index) => option(String(index + 1), each)),
      ...written.filter(isDone).map((each) => option('d', each)),
    ],
  }
}

/** The zone somebody would step into. */
const stepTo = (raw: Json): string | undefined =>
  isRecord(raw) && raw.do === 'move' && raw.slip !== true && typeof raw.to === 'string' ? raw.to : undefined

/** What typing the name of a zone comes to: a step there, or why there is none. */
function readStep<P>({ scene, written, refusalOf }: Question<P>, text: string): Outcome<P> | undefined {
  const step = written.find(({ raw }) => stepTo(raw)?.toLowerCase() === text)
  if (step) return { pick: step.pick }
  const to = [...scene.kit.map.named.keys()].find((name) => name.toLowerCase() === text)
  const refusal = to === undefined ? undefined : refusalOf({ do: 'move', to })
  return refusal && { refusal }
}

/** Answers of one kind, with a way back to the others. */
function kindMenu<P>(asked: Question<P>, back: () => Menu<P>): Menu<P> {
  const menu = flatMenu(asked)
  const options = [...menu.options, backOption(asked.scene.pen, back)]
  if (!asked.written.some(({ raw }) => stepTo(raw) !== undefined)) return { ...menu, options }
  return { ...menu, options, read: (text) => readStep(asked, text) }
}

/** More than these are sorted by what is done. */
const MOST_IN_A_LIST = 24

/** Everything that can be done in a turn: one line for each kind of action, a further list where there are several. */
function groupedMenu<P>(asked: Question<P>): Menu<P> {
  const { scene, choice, lines, written } = asked
  const { pen } = scene
  const groups = new Map<string, Written<P>[]>()
  for (const each of written) {
    const what = doOf(each.raw) ?? ''
    groups.set(what, [...(groups.get(what) ?? []), each])
  }
  const isLast = (what: string) => what === 'end' || what === 'done'
  const all = [...groups]
  const lists = [...all.filter(([what]) => !isLast(what)), ...all.filter(([what]) => isLast(what))]
  const options = lists.map(([what, list], index): Option<P> => {
    const key = isLast(what) ? 'd' : String(index + 1)
    const [only] = list
    if (only && list.length === 1) return pickOption(key, only.label(), only.pick)
    const name = pen.say(choice.kind === 'act' ? `action.${what}` : `pick.${what}`)
    const prices = new Set(list.map(({ price }) => price?.()))
    const [price] = prices
    const several = pen.say('play.zones.several', { count: list.length })
    const about = prices.size === 1 && price !== undefined ? `${price}; ${several}` : several
    return menuOption(key, `${name} (${about})`, () =>
      kindMenu({ ...asked, written: list }, () => groupedMenu(asked)),
    )
  })
  return {
    lines,
    options,
    read(text) {
      const [first = '', second = '', ...more] = text.split(/[\s,]+/)
      const list = lists[Number(first) - 1]?.[1]
      const chosen = more.length === 0 ? list?.[Number(second) - 1] : undefined
      return chosen ? { pick: chosen.pick } : readStep(asked, text)
    },
  }
}

/** A question as it is asked in this game. */
function askedIn<G extends GameWithMissions>(
  scene: Scene,
  session: Session<G>,
  choice: G['choice'],
): Question<G['pick']> {
  const { rules, state } = session
  const isTurn = choice.kind === 'act'
  return {
    scene,
    choice,
    lines: linesOf(scene, session, choice),
    written: session.list(choice).map((pick) => {
      const raw = session.shown(choice, pick)
      // Ending the turn has no price.
      const price =
        isTurn && doOf(raw) !== 'end' ? () => priceOf(scene.pen, session, choice, pick) : undefined
      return {
        pick,
        raw,
        label: () => labelOf(scene, session, choice, raw, price),
        ...(price ? { price } : {}),
      }
    }),
    refusalOf(raw) {
      const pick = parsePick(rules, state, choice, raw)
      const rule = rules.choices[choice.kind as G['choice']['kind']]
      return isRefusal(pick) ? pick : rule.check(state.board, choice as never, pick)
    },
  }
}

/** Cards may be given up at any time: offered with every question of a turn. */
function discardOption<G extends GameWithMissions>(
  scene: Scene,
  session: Session<G>,
  choice: G['choice'],
  back: () => Menu<G['pick']>,
): Option<G['pick']>[] {
  const aside = choice.seat === 'team' ? undefined : session.aside(choice.seat)
  if (!aside) return []
  const { pen } = scene
  const open = (): Menu<G['pick']> => {
    const { lines, written } = askedIn(scene, session, aside)
    const options = written.map(
      ({ label, pick }, index): Option<G['pick']> => ({
        key: String(index + 1),
        label: label(),
        choose: () => ({ pick, aside: true }),
      }),
    )
    return { lines, options: [...options, backOption(pen, back)] }
  }
  return [menuOption('x', pen.say('play.zones.give-up'), open)]
}

/** The menu of an open question. */
export function menuOf<G extends GameWithMissions>(
  scene: Scene,
  session: Session<G>,
  choice: G['choice'],
): Menu<G['pick']> {
  const asked = askedIn(scene, session, choice)
  const isLong = choice.kind === 'act' || asked.written.length > MOST_IN_A_LIST
  const menu = isLong ? groupedMenu(asked) : flatMenu(asked)
  const again = () => menuOf(scene, session, choice)
  return { ...menu, options: [...menu.options, ...discardOption(scene, session, choice, again)] }
}
