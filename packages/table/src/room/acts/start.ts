import { Bug, nth } from '@graveshift/kernel'
import * as v from 'valibot'
import { RecordedLuck } from '../../luck.ts'
import { Play } from '../../play.ts'
import type { Act } from '../act.ts'
import { drawRecordOf, expectLuck } from '../draw-record.ts'
import { refuse } from '../refuse.ts'
import { isFree } from '../room.ts'

const schema = v.strictObject({ kind: v.literal('start') })

/** A bot adds nothing to the luck. */
const BOT_NONCE = '0'.repeat(32)

/** The game begins, with the luck that the table promised and everybody had a part in. */
export const start: Act<v.InferOutput<typeof schema>, 'started'> = {
  kind: 'start',
  schema,
  who: ['host'],
  phases: ['lobby'],
  decide(room, _asker, _command, world) {
    if (room.seats.some((_, seat) => isFree(room, seat))) return refuse('seat-empty')
    if (room.seats.every((person) => person === undefined)) return refuse('person-needed')
    const nonces = room.seats.flatMap((person) =>
      person === undefined ? BOT_NONCE : (room.ready.get(person) ?? []),
    )
    if (nonces.length < room.seats.length) return refuse('not-ready')
    const share = { room: room.id, round: room.round, nonces }
    const { body } = Play.begin(room.module, room.settings.options, world.luck(share))
    return [{ act: { kind: 'started', nonces }, facts: drawRecordOf(body) }]
  },
  folds: {
    started(room, { nonces }, { seq, facts }) {
      const luck = new RecordedLuck()
      expectLuck(luck, facts)
      const { play, body } = Play.begin(room.module, room.settings.options, luck)
      if (play.rules.version !== room.rulesVersion)
        throw new Bug(`rules ${play.rules.version}, not ${room.rulesVersion}`)
      if (body.hash !== facts?.hash) throw new Bug('the setup is not what was written')
      room.share = { room: room.id, round: room.round, nonces: nonces.map((_, seat) => nth(nonces, seat)) }
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
