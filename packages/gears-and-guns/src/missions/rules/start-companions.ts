import type { Table, Telling } from '@graveshift/kernel'
import { emit, isPlayed, personAt, SETUP_STREAM } from '@graveshift/zones'
import { MOST, said } from '@graveshift/zones/missions'
import type { Western } from '../../game.ts'
import type { CampaignPart } from '../../sheets/campaign-part.ts'
import type { WesternKit } from '../../western-kit.ts'
import type { OwnRule } from '../rule.ts'
import type { StartCompanionsRule } from '../rule-data.ts'

function follow(kit: WesternKit, table: Table<Western>, person: number, id: string): void {
  emit(kit, table, { type: 'companionPlaced', id, zone: personAt(table.board, person).zone })
  emit(kit, table, { type: 'rallied', person, companion: table.board.people.length - 1 })
}

/** Whom each survivor brings along, as the camp has named them (GG-CMP-12). */
function companionsOfSheets(kit: WesternKit, table: Table<Western>, { sheets }: CampaignPart): void {
  for (const { survivor, companions } of sheets) {
    const person = table.board.people.findIndex(({ id }) => id === survivor)
    for (const id of companions) follow(kit, table, person, id)
  }
}

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
  follow(kit, table, person, able[table.draw(SETUP_STREAM, able)] ?? '')
}

/** By itself a mission draws them (GG-SET-04, GG-M07-04). */
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
    gathers(kit, table) {
      const campaign = kit.deeds.campaign()
      if (campaign) companionsOfSheets(kit, table, campaign)
      else companionsByItself(kit, table, data)
    },
  }),
  companions: true,
}
