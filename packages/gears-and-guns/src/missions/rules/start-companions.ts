import type { Table, Telling } from '@graveshift/kernel'
import { emit, isPlayed, personAt, SETUP_STREAM } from '@graveshift/zones'
import { MOST, said } from '@graveshift/zones/missions'
import type { Western } from '../../game.ts'
import type { WesternKit } from '../../western-kit.ts'
import type { OwnRule } from '../rule.ts'
import type { StartCompanionsRule } from '../rule-data.ts'

/** One of the pool at random joins somebody (GG-SET-04). */
function join(
  kit: WesternKit,
  table: Table<Western>,
  person: number,
  wanted?: (id: string) => boolean,
): void {
  const pool = kit.deeds.pool(table.board)
  const fitting = wanted ? pool.filter(wanted) : pool
  const able = fitting.length > 0 ? fitting : pool
  if (able.length === 0) return
  const id = able[table.draw(SETUP_STREAM, able)] ?? ''
  emit(kit, table, { type: 'companionPlaced', id, zone: personAt(table.board, person).zone })
  emit(kit, table, { type: 'rallied', person, companion: table.board.people.length - 1 })
}

/** By itself a mission draws them; in the campaign they come from the posses (GG-SET-04, GG-M07-04, GG-CMP-12). */
function companionsByItself(kit: WesternKit, table: Table<Western>, { byItself }: StartCompanionsRule): void {
  const { board } = table
  const people = board.people.flatMap((_, person) => (isPlayed(board, person) ? [person] : []))
  if (byItself === 'everybody') {
    for (const person of people) join(kit, table, person)
    return
  }
  const engineers = people.filter((person) => kit.deeds.isEngineer(board, person))
  for (const person of engineers) join(kit, table, person)
  const [first] = people
  if (engineers.length === 0 && first !== undefined)
    join(kit, table, first, (id) => kit.deeds.classOf(id) === 'engineer')
}

const both = (rest: Telling, last: Telling): Telling => ({ word: 'list.sentences', with: { rest, last } })

export const startCompanions: OwnRule<StartCompanionsRule> = {
  id: 'start-companions',
  figures:
    '`each` survivor brings companions, at most `most`; `lending` of them lend; `byItself` says who draws one',
  read: (fields) => ({
    rule: 'start-companions',
    each: fields.one('each', ['may', 'must']),
    ...(fields.has('most') ? { most: fields.count('most', 1, MOST) } : {}),
    ...(fields.has('engineers') ? { engineers: fields.one('engineers', ['must']) } : {}),
    ...(fields.has('lending') ? { lending: fields.count('lending', 1, MOST) } : {}),
    byItself: fields.one('byItself', ['engineers', 'everybody']),
  }),
  tell: ({ each, most = 0, engineers, lending }) => {
    const bringing = said('mission-rule.start-companions', { each, most })
    if (engineers === 'must') return both(bringing, said('mission-rule.start-companions.engineers'))
    return lending === undefined
      ? bringing
      : both(bringing, said('mission-rule.start-companions.lending', { count: lending }))
  },
  make: (data) => ({
    ...(data.lending === undefined ? {} : { lending: data.lending }),
    after: {
      on: ['roundBegan'],
      run(kit, table, event) {
        if (event.type === 'roundBegan' && event.round === 1 && kit.deeds.isByItself())
          companionsByItself(kit, table, data)
      },
    },
  }),
  companions: true,
}
