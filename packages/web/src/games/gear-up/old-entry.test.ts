import { isFault, type Json } from '@graveshift/kernel'
import { type GameRecord, loadSession } from '@graveshift/table'
import { expect, test } from 'vitest'
import { progressOf } from '../../store/game-entry.ts'
import { newSecret } from '../../store/new-names.ts'
import { entryOfToday, summaryOfToday } from '../../store/old-entry.ts'
import { GAMES } from '../index.ts'
import { knowGames } from '../registry.ts'
import { GEAR_UP } from './loaded.ts'
import kept from './testing/kept-by-c5a4bf9.json' with { type: 'json' }

knowGames(GAMES)

// What the client kept at commit c5a4bf9, written by that client: a running game with a bot, two finished ones, a branch.
const KEPT = kept as unknown as readonly {
  readonly entry: Readonly<Record<string, Json>>
  readonly record: GameRecord
  readonly summary?: { readonly id: string; readonly finished: number; readonly summary: never }
}[]

test.each(KEPT)('game $entry.id is listed as if it had been saved today', ({ entry, record }) => {
  const session = loadSession(GEAR_UP.module, record, newSecret)
  if (isFault(session)) throw new Error(session.message)
  const { survivors, boss, difficulty, round, turn, ...same } = entry
  expect(entryOfToday(entry)).toEqual({
    ...same,
    label: GEAR_UP.labelOf(session.options),
    progress: progressOf(GEAR_UP.module, session.state.board),
    outcome: session.outcome,
  })
  expect(session.options).toMatchObject({ survivors, boss, difficulty })
  expect(session.state.board).toMatchObject({ round, turn })
})

test('an entry that keeps its time as round and turn says it in words', () => {
  for (const { entry } of KEPT) {
    const { progress, ...today } = entryOfToday(entry)
    const { time, ...far } = progress
    const { round, turn } = entry
    expect(entryOfToday({ ...today, progress: { ...far, round, turn } })).toEqual({ ...today, progress })
  }
})

test('what is of today stays as it is', () => {
  for (const { entry } of KEPT) {
    const today = entryOfToday(entry)
    expect(entryOfToday(today)).toBe(today)
  }
})

test('summaries say of which game they are, and say nothing else anew', () => {
  const old = KEPT.flatMap(({ summary }) => summary ?? [])
  expect(old).toHaveLength(2)
  for (const summary of old) expect(summaryOfToday(summary)).toEqual({ ...summary, game: 'gear-up' })
})
