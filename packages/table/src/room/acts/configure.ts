import { canonical, isFault } from '@graveshift/kernel'
import * as v from 'valibot'
import type { Act } from '../act.ts'
import { vacate } from '../depart.ts'
import { promisesStand } from '../drawing.ts'
import { refuse } from '../refuse.ts'
import { seatsOf } from '../room.ts'
import { jsonSchema, titleSchema, wholeNumber } from '../schema.ts'

const seconds = wholeNumber(5, 30 * 24 * 3600)

export const settingsSchema = {
  title: v.optional(titleSchema),
  options: v.optional(jsonSchema),
  plans: v.optional(v.picklist(['shown', 'sealed'])),
  decideAfter: v.optional(seconds),
  absentAfter: v.optional(seconds),
  coach: v.optional(v.boolean()),
}

const schema = v.strictObject({ kind: v.literal('configure'), ...settingsSchema })

/** The host sets the game up. Another game than people were ready for needs them to be ready again. */
export const configure: Act<v.InferOutput<typeof schema>, 'configured'> = {
  kind: 'configure',
  schema,
  who: ['host'],
  phases: ['lobby', 'playing', 'over'],
  decide(room, _asker, { kind: _, title = room.title, options: wanted, ...rest }) {
    // A game is played with or without help as a whole: so it is recorded.
    const isAnother = wanted !== undefined || rest.coach !== undefined
    if (isAnother && room.phase !== 'lobby') return refuse('game-goes-on')
    const options = wanted === undefined ? room.settings.options : room.module.readOptions(wanted)
    if (isFault(options)) return refuse('bad-options', { why: options.message })
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    const settings = { ...room.settings, ...given, options }
    const isSame = title === room.title && canonical(settings) === canonical(room.settings)
    return isSame ? refuse('no-change') : [{ act: { kind: 'configured', title, settings } }]
  },
  folds: {
    configured(room, { title, settings }) {
      promisesStand(room)
      const another = canonical(settings.options) !== canonical(room.settings.options)
      if ((settings.coach ?? false) !== (room.settings.coach ?? false)) room.ready.clear()
      room.title = title
      room.settings = settings
      if (!another) return
      const seats = seatsOf(room.module, settings.options)
      for (let seat = seats; seat < room.seats.length; seat++) {
        vacate(room, seat)
        room.bots.delete(seat)
      }
      room.seats = Array.from({ length: seats }, (_, seat) => room.seats[seat])
      room.ready.clear()
    },
  },
}
