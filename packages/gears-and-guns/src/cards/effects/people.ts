import type { Table } from '@graveshift/kernel'
import { emit, gain, isCompanion, isPlayed, NONE, personAt, SETUP_STREAM, UNSEEN } from '@graveshift/zones'
import type { Board } from '../../board.ts'
import type { Western } from '../../game.ts'
import type { WesternKit } from '../../western-kit.ts'
import { type EffectKind, type EffectOf, effectLine } from '../effect-kind.ts'

/** Survivors of players who are in play. */
const played = (board: Board): readonly number[] =>
  board.people.flatMap((_, person) => (isPlayed(board, person) ? [person] : []))

/** No card gives adrenaline but those that say so (GG-CMP-06). */
export const pointsEffect: EffectKind<EffectOf<'points'>> = {
  do: 'points',
  tell: ({ count }) => effectLine('points', { count }),
  run(kit, table, { person }, { count }) {
    if (personAt(table.board, person).zone !== NONE) gain(kit, table, person, count, 'mission')
  },
}

/** Over the limit of what danger levels give (GG-OBJ-09); nothing outside the campaign (GG-OBJ-15). */
export const cxpEffect: EffectKind<EffectOf<'cxp'>> = {
  do: 'cxp',
  tell: ({ count, who }) => effectLine('cxp', { count, who }),
  run(kit, table, { person }, { count, who }) {
    const { board } = table
    const gaining =
      who === 'taker' ? [person] : board.people.flatMap(({ seat }, index) => (seat === NONE ? [] : [index]))
    for (const each of gaining)
      if (!isCompanion(personAt(board, each))) emit(kit, table, { type: 'cxpGained', person: each, count })
  },
}

function heal(kit: WesternKit, table: Table<Western>, person: number, by: number, count: number): void {
  const { health } = personAt(table.board, person)
  const wounds = Math.min(count, kit.deeds.mostHealth(table.board, person) - health)
  if (wounds > 0) emit(kit, table, { type: 'healed', person, wounds, by })
}

/** Never over the health of the class and what is added to it (UA-HLT-01). */
export const healEffect: EffectKind<EffectOf<'heal'>> = {
  do: 'heal',
  tell: ({ count, who }) => effectLine('heal', { count, who }),
  run(kit, table, { person, zone }, { count, who }) {
    const { board } = table
    const healed =
      who === 'taker' ? [person] : played(board).filter((each) => personAt(board, each).zone === zone)
    for (const each of healed) if (isPlayed(board, each)) heal(kit, table, each, person, count)
  },
}

/** No armor helps against it. */
export const woundEffect: EffectKind<EffectOf<'wound'>> = {
  do: 'wound',
  tell: ({ count }) => effectLine('wound', { count }),
  run(kit, table, { person }, { count }) {
    if (isPlayed(table.board, person)) kit.deeds.wound(table, person, count)
  },
}

/** For the mission or the round, with those it names; companions never have it (GG-OBJ-14). */
export const skillEffect: EffectKind<EffectOf<'skill'>> = {
  do: 'skill',
  tell: ({ skill, who, until }) =>
    effectLine('skill', { skill: { word: `skill.${skill}.name` }, who, until }),
  run(kit, table, { person, zone }, { skill, who, until }) {
    const { board } = table
    const having =
      who === 'taker'
        ? [person].filter((each) => isPlayed(board, each))
        : played(board).filter((each) => who === 'all' || kit.sight(board, each, zone) !== UNSEEN)
    for (const each of having) emit(kit, table, { type: 'skillLent', person: each, skill, until })
  },
}

/** Somebody of that class from the pool; another if there is none, and nobody if it is empty (GG-OBJ-08, GG-CMP-16). */
export const companionEffect: EffectKind<EffectOf<'companion'>> = {
  do: 'companion',
  tell: ({ class: id, rallied }) =>
    effectLine(rallied ? 'companion.rallied' : 'companion', { class: { word: `class.${id}.name` } }),
  run(kit, table, { person, zone }, { class: wanted, rallied }) {
    const pool = kit.deeds.pool(table.board)
    const ofClass = pool.filter((id) => kit.deeds.classOf(id) === wanted)
    const able = ofClass.length > 0 ? ofClass : pool
    const id = able[able.length > 0 ? table.draw(SETUP_STREAM, able) : 0]
    if (id === undefined) return
    emit(kit, table, { type: 'companionPlaced', id, zone })
    const companion = table.board.people.length - 1
    if (rallied && isPlayed(table.board, person)) emit(kit, table, { type: 'rallied', person, companion })
  },
}

export const keyEffect: EffectKind<EffectOf<'key'>> = {
  do: 'key',
  tell: ({ key }) => effectLine('key', { key: { word: `key.${key}` } }),
  run(kit, table, { person }, { key }) {
    emit(kit, table, { type: 'keyFound', key, person })
  },
}
