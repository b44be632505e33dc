import { nth } from '@graveshift/kernel'
import { NONE } from '../board.ts'
import type { Fields } from '../fault.ts'
import { onBoard } from '../horde.ts'
import { OBJECTIVE } from '../missions/goals/tokens.ts'
import { countsIn, MOST, type PositionScene, personIn, zoneIn } from './scene.ts'

export function readZombies(scene: PositionScene, fields: Fields): void {
  const { kit, board } = scene
  const { kinds } = kit
  const zones = fields.has('zombies') ? fields.inner('zombies') : undefined
  for (const [name] of fields.entries('zombies')) {
    const zone = zoneIn(scene, fields, 'zombies', name)
    for (const [kind, count] of zones ? countsIn(zones, name) : []) {
      const index = kinds.findIndex(({ id }) => id === kind)
      if (index < 0)
        fields.wrong('zombies', `${name}: ${kind} must be one of ${kinds.map(({ id }) => id).join(', ')}`)
      board.zombies[zone * kinds.length + index] = count
    }
  }
  kinds.forEach(({ id, figures }, kind) => {
    if (onBoard(kit, board, kind) > figures) fields.wrong('zombies', `there are ${figures} figures of ${id}`)
  })
}

/** Which token is meant: by its place in the list, or by its face or zone, the first there that lies there still. */
function tokenIn(scene: PositionScene, fields: Fields): number {
  const { kit, board, spots } = scene
  if (fields.has('token')) return fields.count('token', 0, board.tokens.length - 1)
  const kind = scene.tokenKinds.find((each) => fields.has(each)) ?? OBJECTIVE
  const name = fields.name(kind)
  const zone = kit.map.named.get(name)
  const token = board.tokens.findIndex(
    (each, index) =>
      each.kind === kind && each.by === NONE && (nth(spots, index).face === name || each.zone === zone),
  )
  return token < 0 ? fields.wrong(kind, `there is no ${kind} of that name, or it is taken`) : token
}

/** Taken tokens, and what objectives have woken: as when they are taken in play (Z2-MIS-02). */
export function readTaken(scene: PositionScene, fields: Fields): void {
  const { board } = scene
  fields.objects('taken', MOST, (taken) => {
    const token = tokenIn(scene, taken)
    const person = personIn(scene, taken, 'by', taken.name('by'))
    scene.evolve({ type: 'tokenTaken', token, person })
    const { kind, colour } = nth(board.tokens, token)
    if (kind === OBJECTIVE && colour !== 'red') scene.evolve({ type: 'woken', colour })
  })
}

/** What the mission's moments have woken by now, and what the position says is awake (Z2-MIS-03). */
export function readWoken({ kit, board, evolve }: PositionScene, fields: Fields): void {
  for (const rule of kit.rules) {
    const colour = rule.woken?.(kit, board)
    if (colour !== undefined) evolve({ type: 'woken', colour })
  }
  for (const colour of fields.texts('woken', 2) ?? [])
    if (colour === 'blue' || colour === 'green') evolve({ type: 'woken', colour })
    else fields.wrong('woken', 'must be some of blue, green')
}

/** What the goals of the mission have counted. */
export function readTally({ kit, board }: PositionScene, fields: Fields): void {
  const known = kit.goals.flatMap(({ kind, data }) => kind.tally?.(data) ?? [])
  for (const [what, count] of countsIn(fields, 'tally')) {
    if (!known.includes(what))
      fields.wrong(
        'tally',
        `${what}: must be one of ${known.join(', ') || 'none: this mission counts nothing'}`,
      )
    board.tally = { ...board.tally, [what]: count }
  }
}
