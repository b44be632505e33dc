import { FastChance, isFault, isRefusal, type Json, nth } from '@graveshift/kernel'
import { type Choice, type Pick, SECOND_EDITION_MODULE, type SecondEdition } from '@graveshift/second-edition'
import { optionsOf } from '@graveshift/second-edition/testing/random-options'
import { positionOf } from '@graveshift/second-edition/testing/random-position'
import { type GameRecord, Session } from '@graveshift/table'
import { ACTIONS } from '../../../second-edition/src/actions.ts'
import { secondEditionRules } from '../../../second-edition/src/rules.ts'
import { readSetup } from '../../../second-edition/src/setup.ts'
import type { Step } from './zone-twin.ts'

/** Something that can be used, at the moment before it is. */
export interface Use {
  readonly key: string
  readonly record: GameRecord
  readonly step: Step
}

const setup = readSetup({})
if ('fault' in setup) throw new Error(setup.message)

/** Every action and every kind of question there is, by the engine's own lists. */
export const LISTED: readonly string[] = [
  ...Object.keys(ACTIONS).map((action) => `action ${action}`),
  ...Object.keys(secondEditionRules(setup).rules.choices).map((kind) => `choice ${kind}`),
  ...['objective red', 'objective blue', 'objective green', 'crate red'].map((token) => `token ${token}`),
  ...['dual', 'crowd', 'hand-over', 'decline', 'endure', 'reroll', 'stow', 'draw'].map((way) => `way ${way}`),
]

/** What an answer uses. */
function usesOf(session: Session<SecondEdition>, choice: Choice, pick: Pick): readonly string[] {
  const fields: Readonly<Record<string, unknown>> = { ...pick }
  const token = pick.do === 'take' ? session.state.board.tokens[Number(fields.token)] : undefined
  return [
    `choice ${choice.kind}`,
    ...(choice.kind === 'act' ? [`action ${pick.do}`] : [`way ${pick.do}`]),
    ...(token ? [`token ${token.kind} ${token.colour}`] : []),
    ...['dual', 'crowd'].filter((way) => fields[way] === true).map((way) => `way ${way}`),
  ]
}

/** Beginnings of what hardly ever comes up at random. */
const SELDOM: readonly Json[] = [
  {
    mission: 'breakfast-at-jesses',
    survivors: ['amy'],
    turn: 'amy',
    people: [{ id: 'amy', zone: '9R.a', hand: ['water'] }],
  },
  {
    mission: 'mercy-street',
    survivors: ['amy', 'doug'],
    turn: 'amy',
    people: [
      { id: 'amy', zone: '7V.d' },
      { id: 'doug', zone: '4R.SE', hand: ['crowbar'] },
    ],
    companions: [{ id: 'lou', zone: '6R.a' }],
  },
  {
    mission: 'city-blocks',
    survivors: ['ned', 'doug'],
    turn: 'ned',
    people: [
      { id: 'ned', zone: '9R.a', health: 1, skills: ['field-medic'] },
      { id: 'doug', zone: '9R.a', health: 1 },
    ],
  },
]

export function begunAt(position: Json): SecondEdition['options'] {
  const options = SECOND_EDITION_MODULE.readPosition(position)
  if (isFault(options)) throw new Error(options.message)
  return options
}

export function* beginnings(): Generator<SecondEdition['options']> {
  for (const position of SELDOM) yield begunAt(position)
  for (let game = 0; game < GAMES; game++) yield game % 3 === 0 ? optionsOf(game / 3) : positionOf(game)
}

const GAMES = 400
const DECISIONS = 80

/** Plays games at random in which what was done least is done next, and keeps the moment before each first use. */
export function findUses(): readonly Use[] {
  const wanted = new Set(LISTED)
  const found: Use[] = []
  let game = 0
  for (const options of beginnings()) {
    game++
    if (wanted.size === 0) break
    const session = Session.start(SECOND_EDITION_MODULE, options, { seed: `uses-${game}` })
    if (isRefusal(session)) throw new Error(session.refused)
    const random = new FastChance(game)
    const counts = new Map<string, number>()
    const countOf = (choice: Choice, pick: Pick) => counts.get(usesOf(session, choice, pick).join()) ?? 0
    for (let made = 0; made < DECISIONS; made++) {
      const [choice] = session.choices()
      if (!choice) break
      const picks = session.rules.choices[choice.kind].list(session.state.board, choice as never)
      const least = Math.min(...picks.map((each) => countOf(choice, each)))
      const rare = picks.filter((each) => countOf(choice, each) === least)
      const fresh = picks.find((each) => usesOf(session, choice, each).some((key) => wanted.has(key)))
      const pick = fresh ?? nth(rare, random.below(rare.length))
      const uses = usesOf(session, choice, pick)
      const news = uses.filter((key) => wanted.delete(key))
      if (news.length > 0)
        found.push({
          key: news.join(', '),
          record: session.record({ for: 'host' }),
          step: { choice, pick, written: session.shown(choice, pick) },
        })
      counts.set(uses.join(), countOf(choice, pick) + 1)
      const seat = choice.seat === 'team' ? session.state.board.first : choice.seat
      const refusal = session.give(seat, choice.id, pick)
      if (isRefusal(refusal)) throw new Error(refusal.refused)
    }
  }
  return found
}
