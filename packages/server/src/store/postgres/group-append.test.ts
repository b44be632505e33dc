import { describe, expect, it, onTestFinished } from 'vitest'
import { makeDatabase } from '../../testing/postgres/test-database.ts'
import type { Append } from './append-many.ts'
import { GroupAppend } from './group-append.ts'
import { openPostgres } from './open-postgres.ts'

const one = (room: string, seq = 1): Append => ({
  room,
  entries: [{ seq, id: `${room}-${seq}`, body: '{}', at: seq }],
  summary: undefined,
})

/** Writes that wait to be let through, with the rooms of each. */
function gate() {
  const groups: { readonly rooms: string[]; readonly go: (went?: ReadonlySet<string>) => void }[] = []
  const group = new GroupAppend(
    (appends) =>
      new Promise((go) => {
        groups.push({ rooms: appends.map(({ room }) => room), go })
      }),
  )
  const turn = () => new Promise((later) => setImmediate(later))
  return { group, groups, turn }
}

describe('appends in groups', () => {
  it('what comes while others are on their way goes together, one a room, in the order it came', async () => {
    const { group, groups, turn } = gate()
    const asked = [one('a'), one('b')].map((append) => group.append(append))
    await turn()
    asked.push(group.append(one('c')))
    await turn()
    for (const append of [one('d'), one('a', 2), one('a', 3), one('e')]) asked.push(group.append(append))
    await turn()
    expect(groups.map(({ rooms }) => rooms)).toEqual([['a', 'b'], ['c']])
    groups[0]?.go(new Set(['a']))
    await turn()
    groups[1]?.go(new Set(['c']))
    await turn()
    expect(groups.slice(2).map(({ rooms }) => rooms)).toEqual([['d', 'a', 'e'], ['a']])
    for (const { go } of groups.slice(2)) go(new Set(['a', 'd', 'e']))
    expect(await Promise.all(asked)).toEqual([true, false, true, true, true, true, true])
  })

  it('a group that is refused as a whole is tried one by one', async () => {
    const { group, groups, turn } = gate()
    const asked = [one('a'), one('b')].map((append) => group.append(append))
    await turn()
    groups[0]?.go(undefined)
    await turn()
    groups[1]?.go(undefined)
    await turn()
    groups[2]?.go(new Set(['b']))
    expect(await Promise.all(asked)).toEqual([false, true])
    expect(groups.map(({ rooms }) => rooms)).toEqual([['a', 'b'], ['a'], ['b']])
  })

  it('two nodes that write to the same rooms in opposite orders neither hang nor double anything', async () => {
    const { url, remove } = await makeDatabase()
    const nodes = await Promise.all([openPostgres({ url }), openPostgres({ url })])
    onTestFinished(async () => {
      for (const node of nodes) await node.close()
      await remove()
    })
    const rooms = Array.from({ length: 20 }, (_, index) => `room-${index}`)
    for (const room of rooms)
      await nodes[0]?.create({ room, entries: [{ seq: 0, id: 'first', body: '{}', at: 0 }] })
    for (let seq = 1; seq <= 20; seq++) {
      const answers = await Promise.all(
        nodes.map((node, who) =>
          Promise.all(
            (who === 0 ? rooms : rooms.toReversed()).map((room) =>
              node.append(room, [
                { seq, id: `${seq}-${who}`, body: '{}', at: seq },
                ...(seq % 2 ? [] : [{ seq: seq + 1, id: `${seq + 1}-${who}`, body: '{}', at: seq }]),
              ]),
            ),
          ),
        ),
      )
      for (const [index] of rooms.entries())
        expect([answers[0]?.[index], answers[1]?.[rooms.length - 1 - index]].toSorted()).toEqual([
          'done',
          'taken',
        ])
      if (seq % 2 === 0) seq++
    }
    for (const room of rooms) expect(await nodes[1]?.read(room, 0)).toHaveLength(22)
  })
})
