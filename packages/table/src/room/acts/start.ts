import { Bug, nth } from '@graveshift/kernel'
import * as v from 'valibot'
import { RecordedLuck } from '../../luck.ts'
import { Play } from '../../play.ts'
import type { Act, Draft, World } from '../act.ts'
import { drawRecordOf, expectLuck } from '../draw-record.ts'
import { needsDrawing, noncesOfRoom, promisesStand } from '../drawing.ts'
import { TABLE } from '../entry.ts'
import type { PersonId } from '../fact.ts'
import { refuse } from '../refuse.ts'
import { gameNamed, isFree, type Room } from '../room.ts'

const schema = v.strictObject({ kind: v.literal('start') })

/** The game with the luck that the table promised and everybody had a part in; `more` was shown a moment ago. */
export function beginning(room: Room, world: World, more?: readonly [PersonId, string]): Draft {
  const nonces = noncesOfRoom(room, more)
  const share = { room: room.id, round: room.round, nonces }
  const { body } = Play.begin(room.module, room.settings.options, world.luck(share))
  return { act: { kind: 'started', nonces }, facts: drawRecordOf(body), by: TABLE }
}

/** From now on nobody promises anything else: what was promised is shown, and then the game begins. */
export const start: Act<v.InferOutput<typeof schema>, 'drawing' | 'started'> = {
  kind: 'start',
  schema,
  who: ['host'],
  phases: ['lobby'],
  decide(room, { by }, _command, world) {
    if (room.seats.some((_, seat) => isFree(room, seat))) return refuse('seat-empty')
    if (room.seats.every((person) => person === undefined)) return refuse('person-needed')
    if (room.seats.some((person) => person !== undefined && !room.ready.has(person)))
      return refuse('not-ready')
    return needsDrawing(room) ? [{ act: { kind: 'drawing' } }] : [{ ...beginning(room, world), by }]
  },
  folds: {
    drawing(room, _fact, { seq }) {
      promisesStand(room)
      room.drawing = { attempt: 1, since: seq, shown: new Map(), without: new Set() }
    },
    started(room, { nonces }, { seq, facts }) {
      if (nonces.join() !== noncesOfRoom(room).join()) throw new Bug('other nonces than were promised')
      const luck = new RecordedLuck()
      expectLuck(luck, facts)
      const { play, body } = Play.begin(room.module, room.settings.options, luck)
      // What is played between the games of a campaign has a version of its own; the campaign's was looked at.
      if (play.module.id === gameNamed(room).id && play.rules.version !== room.rulesVersion)
        throw new Bug(`rules ${play.rules.version}, not ${room.rulesVersion}`)
      if (body.hash !== facts?.hash) throw new Bug('the setup is not what was written')
      room.share = { room: room.id, round: room.round, nonces: nonces.map((_, seat) => nth(nonces, seat)) }
      room.drawing = undefined
      room.play = play
      room.brought = body
      room.phase = 'playing'
      room.began = seq
      room.lastGame = seq
      room.teamLast = false
      room.undoOffers = room.seats.map(() => 0)
    },
  },
}
