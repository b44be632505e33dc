import { QUICK_BOT } from '@graveshift/bots'
import { MISSIONS, WESTERN_MODULE, type Western } from '@graveshift/gears-and-guns'
import { ARRANGED } from '@graveshift/gears-and-guns/testing/arranged/index'
import { FUZZ } from '@graveshift/gears-and-guns/testing/fuzz'
import { TEAM } from '@graveshift/gears-and-guns/testing/in-mission'
import { FOR_OTHERS, NEVER, WORDS } from '@graveshift/gears-and-guns/testing/unused'
import { rulesOfVariant, variantsOf } from '@graveshift/gears-and-guns/testing/variants'
import { WATCHED } from '@graveshift/gears-and-guns/testing/watched'
import {
  answer,
  asJson,
  canonical,
  cloneState,
  FastChance,
  isFault,
  isRefusal,
  type Json,
  makeSink,
  nth,
  type State,
} from '@graveshift/kernel'
import { loadSession, Session } from '@graveshift/table'
import { Observer } from '@graveshift/zones/testing/watched/observer'
import { toldBy } from '@graveshift/zones/testing/watched/watched-game'
import { ACTIONS } from '../../../gears-and-guns/src/actions.ts'
import { MARKS } from '../../../gears-and-guns/src/content/campaign.ts'
import { CARD_DECKS } from '../../../gears-and-guns/src/content/cards.ts'
import { CLASSES } from '../../../gears-and-guns/src/content/classes.ts'
import { KEYWORDS } from '../../../gears-and-guns/src/missions/effects.ts'
import { WESTERN_OUTWARD } from '../../../gears-and-guns/src/outward/index.ts'
import type { Use } from './uses.ts'
import { noSecret, type Step } from './zone-twin.ts'

/** Everything that is to be used through the screen, by the engine's own lists. */
export const LISTED: readonly string[] = [
  ...Object.keys(ACTIONS).map((action) => `pick ${action}`),
  ...Object.keys(WESTERN_OUTWARD.schemas.choices).map((kind) => `choice ${kind}`),
  // Jets, gauge, nozzles, switches, bottles, piles, trains, tokens: whatever becomes of any of them is an event.
  ...Object.keys(WESTERN_OUTWARD.schemas.events).map((type) => `event ${type}`),
  ...WORDS.map((word) => `effect ${word}`),
  ...KEYWORDS.map((key) => `key ${key}`),
  ...MARKS.map(({ id }) => `mark ${id}`),
  ...CARD_DECKS.invention.map(({ id }) => `card ${id}`),
  ...new Set(CLASSES.flatMap(({ abilities }) => abilities.map((ability) => `skill ${ability}`))),
].filter((key) => !FOR_OTHERS.includes(key) && !Object.hasOwn(NEVER, key))

type Asked = Western['choice']

/** Some dice show what others do not. */
const THROWS = [1, 2, 3, 4, 5, 6] as const

/** Words of cards and notes without which the same answer comes to something else. */
function wordsIn(
  before: State<Western>,
  choice: Asked,
  pick: Western['pick'],
  options: Western['options'],
  wants: (key: string) => boolean,
): readonly string[] {
  const variants = variantsOf(before.board.setup).filter(({ key }) => key.startsWith('effect ') && wants(key))
  if (variants.length === 0) return []
  const course = (rules: Rules, luck: number): string => {
    const state = cloneState(rules, before)
    const sink = makeSink<Western>()
    const open = state.control.open.find(({ id }) => id === choice.id)
    if (!open) throw new Error('a question has gone')
    answer(rules, state, open, pick, new FastChance(luck), sink)
    return toldBy(WATCHED, sink.events, state.control.open)
  }
  const told = THROWS.map((luck) => course(WESTERN_MODULE.rulesFor(options), luck))
  return variants.flatMap((variant) => {
    const rules = rulesOfVariant(options, variant)
    if (!rules) return []
    try {
      return THROWS.some((luck, at) => course(rules, luck) !== told[at]) ? [variant.key] : []
    } catch {
      // In that game the card asks nothing, and this is no answer.
      return [variant.key]
    }
  })
}

type Rules = ReturnType<typeof WESTERN_MODULE.rulesFor>

/** What leads to a card being read, or goes on in the middle of it. */
const isOfCards = (choice: Asked, pick: Western['pick'], { control }: State<Western>): boolean =>
  ['read', 'rally', 'take'].includes(pick.do) ||
  choice.kind === 'option' ||
  control.lanes.some((frames) => frames.some(({ kind }) => kind === 'reading'))

interface Line {
  readonly options: Western['options']
  /** What is answered, as far as somebody says so. */
  readonly picks: readonly Json[]
}

/** What chance hardly comes to, with the answers that do. */
function arrangedLine(key: string): Line | undefined {
  let options: Western['options'] | undefined
  const picks: Json[] = []
  ARRANGED[key]?.({
    rulesFor(given) {
      options = given
      return WESTERN_MODULE.rulesFor(given)
    },
    see({ pick, refusal }) {
      if (pick && !refusal) picks.push(asJson(pick))
    },
  })
  return options && { options, picks }
}

/** Stories that nobody but somebody who means it lives to read to their end. */
const SELDOM: readonly (readonly [position: Json, picks: Line['picks']])[] = [
  [
    {
      mission: 'a-horse-with-no-name',
      survivors: TEAM,
      turn: 'nora',
      people: [{ id: 'nora', zone: '8R.b' }],
      zombies: { '8R.N': { walker: 2 } },
    },
    [
      { do: 'read', card: 10 },
      { do: 'option', option: 1 },
    ],
  ],
  [
    {
      mission: 'rolling-up-our-sleeves',
      survivors: TEAM,
      turn: 'nora',
      people: [{ id: 'nora', zone: '3R.b' }],
    },
    [
      { do: 'read', card: 6 },
      { do: 'option', option: 1 },
    ],
  ],
]

function seldomLine([position, picks]: (typeof SELDOM)[number]): Line {
  const options = WESTERN_MODULE.readPosition(position)
  if (isFault(options)) throw new Error(options.message)
  return { options, picks }
}

/** So many throws of luck until what is arranged comes about, and so many games at random. */
const LUCKS = 40
const BOT_LUCKS = 4
const GAMES = 150
const DECISIONS = 90

/** Looks for the moment before each first use. */
class Search {
  readonly observer = new Observer(WATCHED, LISTED)
  readonly found: Use[] = []

  /** Plays a mission as a bot does, to its end: there lies what chance does not live to see. */
  playByBot(mission: string, seed: string): void {
    const options = WESTERN_MODULE.readOptions({ mission })
    if (isFault(options)) throw new Error(options.message)
    const session = Session.start(WESTERN_MODULE, options, { seed })
    if (isRefusal(session)) throw new Error(session.refused)
    for (let [choice] = session.choices(); choice; [choice] = session.choices()) {
      const { rules, state } = session
      const seat = choice.seat === 'team' ? state.board.first : choice.seat
      const { pick } = QUICK_BOT.decide({ rules, state, seat, choice, seed: choice.id })
      this.#give(session, options, choice, pick)
    }
  }

  /** Plays a game in which what was done least is done next, after the answers of a line. */
  play({ options, picks }: Line, seed: string, most: number): void {
    const { observer } = this
    const session = Session.start(WESTERN_MODULE, options, { seed })
    if (isRefusal(session)) throw new Error(session.refused)
    const random = new FastChance(most)
    const counts = new Map<string, number>()
    const countOf = (pick: Western['pick']) => counts.get(pick.do) ?? 0
    for (let made = 0; made < most; made++) {
      const [choice] = session.choices()
      if (!choice) break
      const list = session.rules.choices[choice.kind].list(session.state.board, choice as never)
      const meant = picks[made]
      const said =
        meant === undefined ? undefined : list.find((pick) => canonical(asJson(pick)) === canonical(meant))
      if (meant !== undefined && !said) break
      const fresh = list.find((pick) => observer.wants(`pick ${pick.do}`))
      const least = Math.min(...list.map(countOf))
      const rare = random.below(6) === 0 ? list : list.filter((pick) => countOf(pick) === least)
      const pick = said ?? fresh ?? nth(rare, random.below(rare.length))
      counts.set(pick.do, countOf(pick) + 1)
      this.#give(session, options, choice, pick)
    }
  }

  /** Gives an answer; where a card asks, the others are tried, too. */
  #give(session: Session<Western>, options: Western['options'], choice: Asked, pick: Western['pick']): void {
    if (choice.kind === 'option' && this.observer.missing().length > 0) {
      const record = session.record({ for: 'host' })
      for (const other of session.rules.choices.option.list(session.state.board, choice)) {
        const fork = loadSession(WESTERN_MODULE, record, noSecret)
        if (isFault(fork)) throw new Error(fork.message)
        this.#note(fork, options, choice, other)
      }
    }
    this.#note(session, options, choice, pick)
  }

  #note(session: Session<Western>, options: Western['options'], choice: Asked, pick: Western['pick']): void {
    const { observer } = this
    const wanted = observer.missing()
    const record = session.record({ for: 'host' })
    const step = { choice, pick, written: session.shown(choice, pick) } as unknown as Step
    const { rules } = session
    const before = cloneState(rules, session.state as State<Western>)
    const seat = choice.seat === 'team' ? session.state.board.first : choice.seat
    const batch = session.give(seat, choice.id, pick)
    if (isRefusal(batch)) throw new Error(batch.refused)
    const state = session.state as State<Western>
    observer.see({ rules, before, state, choice, pick, refusal: undefined, events: [...batch.events] })
    if (isOfCards(choice, pick, before))
      for (const key of wordsIn(before, choice, pick, options, (word) => observer.wants(word)))
        observer.note(key)
    const news = wanted.filter((key) => observer.seen.has(key))
    if (news.length > 0) this.found.push({ key: news.join(', '), record, step })
  }
}

/** The moment before each first use of what is listed: arranged where chance hardly comes to it, else found at random. */
export function findWesternUses(): readonly Use[] {
  const search = new Search()
  const { observer } = search
  for (const key of LISTED) {
    const line = arrangedLine(key)
    for (let luck = 1; line && luck <= LUCKS && observer.wants(key); luck++)
      search.play(line, `${key} ${luck}`, line.picks.length)
  }
  for (const [at, seldom] of SELDOM.entries()) {
    const line = seldomLine(seldom)
    search.play(line, `seldom ${at}`, line.picks.length + 20)
  }
  for (const { id } of MISSIONS)
    for (let luck = 1; luck <= BOT_LUCKS; luck++) search.playByBot(id, `bots ${luck}`)
  for (let game = 0; game < GAMES && observer.missing().length > 0; game++)
    search.play({ options: FUZZ.options(game), picks: [] }, `uses-${game}`, DECISIONS)
  return search.found
}
