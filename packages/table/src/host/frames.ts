import { type Event, has, type Json, type Viewer } from '@graveshift/kernel'
import { stillToShow } from '../room/drawing.ts'
import type { Entry } from '../room/entry.ts'
import type { PersonId } from '../room/fact.ts'
import { type Room, seatsOfPerson } from '../room/room.ts'
import { awaited } from '../room/summary.ts'
import type { Form, ServerMessage } from '../wire/server-message.ts'

/** A log tells everything: it is only for games in which nothing is hidden. */
export function formFor(room: Room, wanted: Form): Form {
  return room.module.rulesFor(room.settings.options).open ? wanted : 'view'
}

/** Whose eyes somebody has: those of his first seat. */
export function viewerOf(room: Room, person: PersonId | undefined): Viewer {
  return (person === undefined ? undefined : seatsOfPerson(room, person)[0]) ?? 'spectator'
}

/** The table around the game, as everybody may see it. */
function tableOf(room: Room): Json {
  return {
    title: room.title,
    phase: room.phase,
    round: room.round,
    host: room.host,
    locked: room.locked,
    commitment: room.commitment,
    people: [...room.people].map(([id, { name, language, role, gone }]) => ({
      id,
      name,
      language,
      role,
      gone,
    })),
    seats: room.seats.map((person) => person ?? null),
    bots: room.seats.map((_, seat) => room.bots.get(seat) ?? null),
    botNote: room.botNote ? { ...room.botNote } : null,
    ready: [...room.ready.keys()],
    showing: room.drawing ? stillToShow(room) : null,
    settings: { ...room.settings },
    awaited: awaited(room),
    offer: room.offer
      ? {
          proposal: room.offer.seq,
          by: room.offer.by,
          choice: room.offer.choice,
          agreed: [...room.offer.agreed],
        }
      : null,
    undoOffer: room.undoOffer
      ? {
          proposal: room.undoOffer.seq,
          by: room.undoOffer.by,
          to: room.undoOffer.to,
          agreed: [...room.undoOffer.agreed],
        }
      : null,
  }
}

/** An answer may say what only its seat knows; that it was given is for all. */
function actOf({ act }: Entry): Json {
  if (act.kind === 'answered' || act.kind === 'proposed') {
    const { pick: _, ...rest } = act
    return rest
  }
  // Why an answer was refused may tell what it was.
  if (act.kind === 'voided') return { kind: act.kind }
  return act as unknown as Json
}

/** What one viewer is told of the entry that the room has just folded. */
export function viewFrame(room: Room, entry: Entry, viewer: Viewer): ServerMessage {
  const { play, brought } = room
  const events = brought && has(brought, 'events') ? brought.events : []
  const told = (event: Event) => play?.rules.redact(event, viewer)
  return {
    type: 'view',
    seq: entry.seq,
    at: entry.at,
    by: entry.by,
    act: actOf(entry),
    events: events.flatMap((event) => told(event) ?? []),
    table: tableOf(room),
    ...(play ? { view: play.view(viewer) } : {}),
  }
}
