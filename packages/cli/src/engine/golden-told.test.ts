import { readdirSync, readFileSync } from 'node:fs'
import { type Game, isRecord, type Json, type Telling } from '@graveshift/kernel'
import { type GoldenGame, type Replayed, replayGolden } from '@graveshift/kernel/testing/golden'
import { describe, expect, test } from 'vitest'
import { findGame, GAMES, outwardOf } from '../games.ts'
import { LANGUAGES, wordsIn } from '../words.ts'
import { wrong } from './testing/schema-check.ts'

/** So many of a sort are held against the schema: the next ones are like them. */
const OFTEN = 60

/** What came up in a game's golden games. */
interface Seen {
  readonly events: Set<string>
  readonly kinds: Set<string>
  readonly checked: Map<string, number>
  /** What is not as the schema says, and answers that do not come back as they were. */
  readonly faults: Set<string>
  readonly asked: Map<string, Telling>
}

const goldenOf = (game: string): GoldenGame<Json>[] => {
  const folder = new URL(`../../../${game}/golden/`, import.meta.url)
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
}

function lookAt(game: string, options: Json, { choice, pick, events, state }: Replayed<Game>, seen: Seen) {
  const { board, control } = state
  const outward = outwardOf({ id: game })
  const check = (part: string, sort: string, value: unknown) => {
    const times = (seen.checked.get(`${part} ${sort}`) ?? 0) + 1
    seen.checked.set(`${part} ${sort}`, times)
    if (times > OFTEN) return
    const fault = wrong(`${game}.${part}`, value)
    if (fault !== undefined) seen.faults.add(`${part} ${JSON.stringify(value)}: ${fault}`)
  }
  const { kind } = choice
  seen.kinds.add(kind)
  const told = outward.pick(options, board, choice, pick)
  check(`pick.${kind}`, isRecord(told) ? String(told.do) : '', told)
  const kept = outward.readPick(options, board, choice, told)
  if (JSON.stringify(kept) !== JSON.stringify(pick))
    seen.faults.add(`${JSON.stringify(pick)} comes back otherwise`)
  for (const event of events) {
    seen.events.add(event.type)
    check('event', event.type, outward.event(options, board, event))
  }
  for (const open of control.open) {
    const about = { choice: open.id, kind: open.kind, seat: open.seat }
    check('question', open.kind, { ...about, ...outward.choice(options, board, open) })
    const asked = findGame(game)?.tellChoice(options, open, board)
    if (!asked) throw new Error(`no game ${game}`)
    seen.asked.set(JSON.stringify(asked), asked)
  }
}

/** What comes up before the first answer, or too seldom; the compiler holds these forms against their types. */
const RARE: Readonly<Record<string, readonly string[]>> = {
  'gear-up': ['companionsDrawn'],
  'second-edition': [
    ...['discard', 'first', 'order', 'stand'],
    ...['handedOver', 'healed', 'seatChanged', 'shoved', 'shuffled', 'stood', 'stored'],
  ],
  'gears-and-guns': [
    ...['companion', 'convoy-way', 'deal', 'deplete', 'discard', 'mobile', 'order', 'stand', 'toolbox'],
    ...['companionBolted', 'convoyWaits', 'dealt', 'fallenPushed', 'gatlingPlaced', 'left', 'refilled'],
    ...['skillsReturned', 'spawnMoved', 'stood', 'stored', 'switchBled', 'tallied', 'trainLeft'],
    ...[
      'trainMoved',
      'trainStarted',
      'wagonSmashed',
      'woken',
      'won',
      'shuffled',
      'handedOver',
      'convoyFormed',
    ],
    ...['ammo', 'reward', 'provided', 'toughened', 'rewardTaken', 'keepsakeKept'],
  ],
}

describe.each(GAMES.map(({ id }) => id))('the golden games of %s', (game) => {
  const seen: Seen = {
    events: new Set(),
    kinds: new Set(),
    checked: new Map(),
    faults: new Set(),
    asked: new Map(),
  }
  const module = findGame(game)

  test('are told by names, in facts, questions and answers, as the schema says', () => {
    for (const golden of goldenOf(game))
      expect(
        replayGolden<Game>({ rulesFor: (options) => module?.rulesFor(options) as never }, golden, (answer) =>
          lookAt(game, golden.options, answer, seen),
        ),
      ).toBeUndefined()
    expect([...seen.faults]).toEqual([])
  })

  test('show all but a few rare types of events and kinds of questions', () => {
    const { events, choices } = outwardOf({ id: game }).schemas
    const unseen = [
      ...Object.keys(events).filter((type) => !seen.events.has(type)),
      ...Object.keys(choices).filter((kind) => !seen.kinds.has(kind)),
    ]
    expect(unseen.filter((name) => !RARE[game]?.includes(name))).toEqual([])
  })

  test('ask in whole sentences in every language', () => {
    expect(seen.asked.size).toBeGreaterThan(5)
    for (const language of LANGUAGES)
      for (const telling of seen.asked.values())
        expect(wordsIn(language, game).tell(telling)).not.toMatch(/NaN|undefined|[{}]|\[object/)
  })
})
