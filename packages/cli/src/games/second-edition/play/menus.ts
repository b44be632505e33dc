import { isRecord, isRefusal, type Json, parsePick, type Refusal } from '@graveshift/kernel'
import { type Choice, type Pick, type SecondEdition, tellChoice, tellPick } from '@graveshift/second-edition'
import type { Session } from '@graveshift/table'
import { wrap } from '../../../play/block.ts'
import {
  backOption,
  type Menu,
  menuOption,
  type Option,
  type Outcome,
  pickOption,
} from '../../../play/menu.ts'
import { oddsOfAttack, priceOfMove } from './forecast.ts'
import { type Scene, told } from './names.ts'
import { priceOf } from './price.ts'

/** An answer and how it is written. */
interface Written {
  readonly pick: Pick
  readonly raw: Json
  /** What it costs, for answers of a turn. */
  price?(): string | undefined
}

const doOf = (raw: Json): string => (isRecord(raw) && typeof raw.do === 'string' ? raw.do : '')

/** The question, and below it what it means and what it costs; a turn says that line by line. */
function linesOf(scene: Scene, choice: Choice): string[] {
  const { pen } = scene
  const question = told(scene, tellChoice(scene.kit, scene.board, choice))
  const lines = ['', pen.paint('bold', question)]
  if (choice.kind === 'act') return lines
  const about = choice.kind === 'may' ? choice.what : choice.kind
  return [
    ...lines,
    ...wrap(pen.say(`play.second.about.${about}`), pen.width).map((line) => pen.paint('dim', line)),
  ]
}

/** An answer in words; one of a turn with its price and its odds. */
function labelOf(scene: Scene, choice: Choice, { raw, price }: Written): string {
  const label = told(scene, tellPick(scene.kit, scene.board, choice, raw))
  if (choice.kind !== 'act') return label
  const more = [
    priceOfMove(scene, choice.person, raw) ?? price?.(),
    oddsOfAttack(scene, choice.person, raw),
  ].filter((part) => part !== undefined)
  return more.length > 0 ? `${label} (${more.join('; ')})` : label
}

const isDone = ({ raw }: Written): boolean => doOf(raw) === 'done'

/** Answers one after another, numbered; the one that ends it comes last, so that nobody takes it for the usual one. */
function flatMenu(scene: Scene, choice: Choice, written: readonly Written[]): Menu<Pick> {
  const rest = written.filter((each) => !isDone(each))
  const option = (key: string, each: Written) => pickOption(key, labelOf(scene, choice, each), each.pick)
  return {
    lines: linesOf(scene, choice),
    options: [
      ...rest.map((each, index) => option(String(index + 1), each)),
      ...written.filter(isDone).map((each) => option('d', each)),
    ],
  }
}

/** The zone somebody would step into. */
const stepTo = (raw: Json): string | undefined =>
  isRecord(raw) && raw.do === 'move' && raw.slip !== true && typeof raw.to === 'string' ? raw.to : undefined

type RefusalOf = (raw: Json) => Refusal | undefined

/** What typing the name of a zone comes to: a step there, or why there is none. */
function readStep(
  { kit }: Scene,
  written: readonly Written[],
  refusalOf: RefusalOf,
  text: string,
): Outcome<Pick> | undefined {
  const step = written.find(({ raw }) => stepTo(raw)?.toLowerCase() === text)
  if (step) return { pick: step.pick }
  const to = [...kit.map.named.keys()].find((name) => name.toLowerCase() === text)
  const refusal = to === undefined ? undefined : refusalOf({ do: 'move', to })
  return refusal && { refusal }
}

/** Answers of one kind, with a way back to the others. */
function kindMenu(
  scene: Scene,
  choice: Choice,
  written: readonly Written[],
  refusalOf: RefusalOf,
  back: () => Menu<Pick>,
): Menu<Pick> {
  const menu = flatMenu(scene, choice, written)
  const options = [...menu.options, backOption(scene.pen, back)]
  if (!written.some(({ raw }) => stepTo(raw) !== undefined)) return { ...menu, options }
  return { ...menu, options, read: (text) => readStep(scene, written, refusalOf, text) }
}

/** More than these are sorted by what is done. */
const MOST_IN_A_LIST = 24

/** Everything that can be done in a turn: one line for each kind of action, a further list where there are several. */
function groupedMenu(
  scene: Scene,
  choice: Choice,
  written: readonly Written[],
  refusalOf: RefusalOf,
): Menu<Pick> {
  const { pen } = scene
  const groups = new Map<string, Written[]>()
  for (const each of written) {
    const what = doOf(each.raw)
    const known = groups.get(what)
    if (known) known.push(each)
    else groups.set(what, [each])
  }
  const menu = (): Menu<Pick> => groupedMenu(scene, choice, written, refusalOf)
  const isLast = (what: string) => what === 'end' || what === 'done'
  const all = [...groups]
  const lists = [...all.filter(([what]) => !isLast(what)), ...all.filter(([what]) => isLast(what))]
  const options = lists.map(([what, list], index): Option<Pick> => {
    const key = isLast(what) ? 'd' : String(index + 1)
    const [only] = list
    if (only && list.length === 1) return pickOption(key, labelOf(scene, choice, only), only.pick)
    const name = pen.say(choice.kind === 'act' ? `action.${what}` : `pick.${what}`)
    const prices = new Set(list.map(({ price }) => price?.()))
    const [price] = prices
    const several = pen.say('play.second.several', { count: list.length })
    const about = prices.size === 1 && price !== undefined ? `${price}; ${several}` : several
    return menuOption(key, `${name} (${about})`, () => kindMenu(scene, choice, list, refusalOf, menu))
  })
  return {
    lines: linesOf(scene, choice),
    options,
    read(text) {
      const [first = '', second = '', ...more] = text.split(/[\s,]+/)
      const list = lists[Number(first) - 1]?.[1]
      const chosen = more.length === 0 ? list?.[Number(second) - 1] : undefined
      return chosen ? { pick: chosen.pick } : readStep(scene, written, refusalOf, text)
    },
  }
}

function writtenOf({ pen, board }: Scene, session: Session<SecondEdition>, choice: Choice): Written[] {
  const rule = session.rules.choices[choice.kind]
  return rule.list(board, choice as never).map((pick: Pick) => ({
    pick,
    raw: rule.show(board, choice as never, pick as never),
    ...(choice.kind === 'act' ? { price: () => priceOf(pen, session, choice, pick) } : {}),
  }))
}

/** Why this answer would be refused; undefined if it would not. */
function refusalOf({ rules, state }: Session<SecondEdition>, choice: Choice, raw: Json): Refusal | undefined {
  const pick = parsePick(rules, state, choice, raw)
  return isRefusal(pick)
    ? pick
    : rules.choices[choice.kind].check(state.board, choice as never, pick as never)
}

/** Cards may be given up at any time (Z2-EQP-02): offered with every question of a turn. */
function discardOption(
  scene: Scene,
  session: Session<SecondEdition>,
  choice: Choice,
  back: () => Menu<Pick>,
): Option<Pick>[] {
  const aside = choice.seat === 'team' ? undefined : session.aside(choice.seat)
  if (!aside) return []
  const { pen } = scene
  const open = (): Menu<Pick> => ({
    lines: linesOf(scene, aside),
    options: [
      ...writtenOf(scene, session, aside).map(
        (each, index): Option<Pick> => ({
          key: String(index + 1),
          label: labelOf(scene, aside, each),
          choose: () => ({ pick: each.pick, aside: true }),
        }),
      ),
      backOption(pen, back),
    ],
  })
  return [menuOption('x', pen.say('play.second.give-up'), open)]
}

/** The menu of an open question. */
export function menuOf(scene: Scene, session: Session<SecondEdition>, choice: Choice): Menu<Pick> {
  const written = writtenOf(scene, session, choice)
  const menu =
    choice.kind === 'act' || written.length > MOST_IN_A_LIST
      ? groupedMenu(scene, choice, written, (raw) => refusalOf(session, choice, raw))
      : flatMenu(scene, choice, written)
  const again = () => menuOf(scene, session, choice)
  return { ...menu, options: [...menu.options, ...discardOption(scene, session, choice, again)] }
}
