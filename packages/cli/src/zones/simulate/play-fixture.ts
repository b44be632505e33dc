import { type MissionSetup, missionId, WHOLE } from '@graveshift/zones/missions'
import type { Fixture } from '../../simulate/fixture.ts'
import { playThrough } from '../../simulate/play-through.ts'
import type { Box, BoxedGame } from './box.ts'
import { type MissionChronicle, note, see } from './chronicle.ts'
import type { MissionGame } from './game-record.ts'
import type { MissionsOrder } from './read-order.ts'

/** A team behind closed doors could wait for ever: it has not won. */
const PATIENCE = 10_000

export function freshRecord({ game, options }: Fixture<MissionSetup>): MissionGame {
  const { mission, teams } = options
  return {
    game,
    mission: missionId(mission),
    seats: teams.length,
    survivors: teams.flat(),
    outcome: 'lost',
    dead: [],
    fell: {},
    goals: [],
    round: 0,
    decisions: 0,
    health: [],
    levels: [],
    taken: 0,
    tokens: 0,
    kills: {},
    came: 0,
    wounds: {},
    healed: 0,
    actions: {},
    cards: {},
    had: [],
    skills: {},
    spawns: {},
  }
}

/** Plays one game to its end and tells what is kept of it. The same fixture gives the same record everywhere. */
export function playFixture<G extends BoxedGame>(
  { module, kitFor }: Box<G>,
  order: MissionsOrder,
  fixture: Fixture<G['options']>,
): MissionGame {
  const { options } = fixture
  const record = freshRecord(fixture)
  const kit = kitFor(options)
  const chronicle: MissionChronicle = {
    kit,
    record,
    people: [...record.survivors],
    zones: [],
    weapon: undefined,
  }
  const { state, decisions, positions } = playThrough<G>(order, fixture, {
    rules: module.rulesFor(options),
    speaker: ({ first }) => first,
    look: ({ board }) => see(chronicle, board),
    note: (event) => note(chronicle, event),
    patience: PATIENCE,
  })
  const { outcome, round, people, tokens } = state.board
  const played = people.filter(({ id }) => record.survivors.includes(id))
  record.outcome = outcome ?? 'lost'
  if (outcome === undefined) record.why = 'unfinished'
  record.decisions = decisions
  record.round = round
  record.health = played.map(({ health }) => Math.max(0, health))
  record.levels = played.map(({ level }) => level)
  record.tokens = tokens.length
  record.goals = kit.goals.map(({ kind, data }) =>
    kind.met(kit, state.board, data) ? WHOLE : Math.min(WHOLE - 1, kind.progress(kit, state.board, data)),
  )
  return positions ? { ...record, positions } : record
}
