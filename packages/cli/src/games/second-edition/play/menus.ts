import { has, isRecord, isRefusal, type Json, nth, parsePick, type Refusal } from '@graveshift/kernel'
import type { Choice, ChoiceOf, Pick, SecondEdition } from '@graveshift/second-edition'
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
import { detailsOf, personName, type Scene, survivorName, zombiesCounted, zoneAt } from './names.ts'
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
  const lines = ['', pen.paint('bold', questionOf(scene, choice))]
  if (choice.kind === 'act') return lines
  const about = choice.kind === 'may' ? choice.what : choice.kind
  return [
    ...lines,
    ...wrap(pen.say(`play.second.about.${about}`), pen.width).map((line) => pen.paint('dim', line)),
  ]
}

/** The question with what it is about. */
function questionOf(scene: Scene, choice: Choice): string {
  const { pen, kit } = scene
  const { say } = pen
  const about: string[] = []
  if (has(choice, 'person')) about.push(personName(scene, choice.person))
  if (has(choice, 'other') && choice.other >= 0) about.push(personName(scene, choice.other))
  if (has(choice, 'partner') && choice.partner >= 0) about.push(personName(scene, choice.partner))
  if (has(choice, 'zone')) about.push(zoneAt(scene, choice.zone))
  if (choice.kind === 'wound')
    about.push(
      say('play.second.wounds-left', {
        wounds: choice.left,
        from: {
          word:
            choice.zombie >= 0 ? `zombie.${nth(kit.kinds, choice.zombie).id}.name` : `wounds.${choice.from}`,
        },
      }),
    )
  if (choice.kind === 'reroll')
    about.push(say('play.second.dice', { dice: choice.dice.join(' '), accuracy: choice.accuracy }))
  if (choice.kind === 'hit')
    about.push(say('play.second.hits', { count: choice.hits.length, hits: choice.hits.join(', ') }))
  if (choice.kind === 'split')
    about.push(
      `${zoneAt(scene, choice.odd.zone)}: ${zombiesCounted(scene, nth(kit.kinds, choice.odd.kind).id, choice.odd.extra)}`,
    )
  if (has(choice, 'card') && choice.card !== '') about.push(...detailsOf(scene, { card: choice.card }))
  if (choice.kind === 'keep' && choice.kept.length > 0) {
    const names = choice.kept.flatMap((pair) => choice.pairs[pair] ?? []).map((id) => survivorName(pen, id))
    about.push(say('play.second.kept', { names: names.join(', ') }))
  }
  if (choice.kind === 'arrange')
    about.push(...scene.board.found.flatMap((card) => detailsOf(scene, { card })))
  const key = choice.kind === 'may' ? `choice.may.${choice.what}` : `choice.${choice.kind}`
  return `${say(key)}${about.length > 0 ? ` (${about.join(', ')})` : ''}`
}

/** A card that changes its place: whose hand, whose backpack. */
function putLabel(
  scene: Scene,
  choice: ChoiceOf<'arrange'>,
  raw: { readonly [key: string]: Json | undefined },
): string {
  const { pen } = scene
  const place = (name: Json | undefined) => {
    const word = pen.say(`place.${name}`)
    if (name === 'found') return word
    const isPartners = String(name).startsWith('partner-')
    return `${personName(scene, isPartners ? choice.partner : choice.person)} (${word})`
  }
  const [card = '', ...exchange] = detailsOf(scene, { card: raw.card ?? '', for: raw.for ?? '' })
  const moved = pen.say('play.second.put', { card, from: place(raw.from), to: place(raw.to) })
  return [moved, ...(raw.for === undefined ? [] : exchange)].join(', ')
}

/** An answer in words: first what it is about, then what is done. */
function labelOf(scene: Scene, choice: Choice, { raw, price }: Written): string {
  const { pen } = scene
  const what = doOf(raw)
  const details = detailsOf(scene, raw)
  if (choice.kind === 'keep' && isRecord(raw)) {
    const pair = choice.pairs[Number(raw.pair)] ?? []
    return `${pair.map((id) => survivorName(pen, id)).join(', ')}: ${pen.say('pick.keep-pair')}`
  }
  if (choice.kind === 'act') {
    const more = [
      priceOfMove(scene, choice.person, raw) ?? price?.(),
      oddsOfAttack(scene, choice.person, raw),
    ].filter((part) => part !== undefined)
    const deed = pen.say(`action.${what}`)
    const whole = details.length > 0 ? `${deed}: ${details.join(', ')}` : deed
    return more.length > 0 ? `${whole} (${more.join('; ')})` : whole
  }
  if (choice.kind === 'arrange' && what === 'put' && isRecord(raw)) return putLabel(scene, choice, raw)
  if (choice.kind === 'arrange' && scene.board.found.length > 0) {
    const left = scene.board.found.flatMap((card) => detailsOf(scene, { card }))
    return pen.say('play.second.leave', { cards: left.join(', ') })
  }
  if (choice.kind === 'wound' && isRecord(raw) && typeof raw.person === 'string') {
    const health = scene.board.people.find(({ id }) => id === raw.person)?.health ?? 0
    const [who = ''] = details
    const falls = raw.sure === true ? `: ${pen.say('play.second.falls')}` : ''
    return `${who} (${pen.say('play.second.health', { health })})${falls}`
  }
  if (choice.kind === 'skill') return details.join(', ')
  const done = pen.say(`pick.${what}`)
  return details.length > 0 ? `${details.join(', ')}: ${done}` : done
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
