import { Bug, canonical, type Fault, isFault, type Json } from '@graveshift/kernel'
import * as v from 'valibot'
import type { Act } from '../act.ts'
import { beginCampaign, isUnderWay } from '../campaign.ts'
import { vacate } from '../depart.ts'
import { promisesStand } from '../drawing.ts'
import { refuse } from '../refuse.ts'
import { gameNamed, layRound, type Room, seatsOf } from '../room.ts'
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

/** What is written of a table's options: a campaign's own, from which those of its games follow. */
const optionsNamed = ({ campaign, settings }: Room): Json => campaign?.options ?? settings.options

/** Options as somebody wants them, completed; a campaign says for itself what is wrong with its own. */
function readWanted({ campaign, module }: Room, wanted: Json): Json | Fault {
  if (!campaign) return module.readOptions(wanted)
  const round = beginCampaign(campaign.game, wanted)
  return isFault(round) ? round : wanted
}

/** A campaign that nobody has played yet begins with something else. */
function beginAnew(room: Room, options: Json): void {
  const round = beginCampaign(gameNamed(room), options, room.round)
  if (isFault(round) || isUnderWay(room)) throw new Bug('a campaign under way begins anew')
  layRound(room, round)
}

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
    // Once a campaign is under way its games follow from each other.
    if (wanted !== undefined && isUnderWay(room)) return refuse('game-goes-on')
    const options = wanted === undefined ? optionsNamed(room) : readWanted(room, wanted)
    if (isFault(options)) return refuse('bad-options', { why: options.message })
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    const now = { ...room.settings, options: optionsNamed(room) }
    const settings = { ...now, ...given, options }
    const isSame = title === room.title && canonical(settings) === canonical(now)
    return isSame ? refuse('no-change') : [{ act: { kind: 'configured', title, settings } }]
  },
  folds: {
    configured(room, { title, settings }) {
      promisesStand(room)
      const another = canonical(settings.options) !== canonical(optionsNamed(room))
      if ((settings.coach ?? false) !== (room.settings.coach ?? false)) room.ready.clear()
      room.title = title
      room.settings = room.campaign ? { ...settings, options: room.settings.options } : settings
      if (!another) return
      if (room.campaign) beginAnew(room, settings.options)
      const seats = seatsOf(room.module, room.settings.options)
      for (let seat = seats; seat < room.seats.length; seat++) {
        vacate(room, seat)
        room.bots.delete(seat)
      }
      room.seats = Array.from({ length: seats }, (_, seat) => room.seats[seat])
      room.ready.clear()
    },
  },
}
