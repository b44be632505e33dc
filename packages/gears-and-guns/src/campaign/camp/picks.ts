import { doOf, integerIn, type Json, type Refusal, textIn } from '@graveshift/kernel'
import type { CampPick } from './game.ts'
import { refuse } from './refusals.ts'

/** An answer and what goes with it; undefined where something is missing. */
type Reader = (raw: Json) => CampPick | undefined

const plain =
  <D extends CampPick['do']>(deed: D) =>
  (): { readonly do: D } => ({ do: deed })

const survivorOf = (raw: Json): string | undefined => textIn(raw, 'survivor')

const READERS: Readonly<Record<CampPick['do'], Reader>> = {
  'bonus-action': plain('bonus-action'),
  skill(raw) {
    const named = textIn(raw, 'skill')
    // One that the campaign has not is refused by its rule, not for its form.
    return named === undefined ? undefined : { do: 'skill', skill: named }
  },
  offer(raw) {
    const from = integerIn(raw, 'from')
    const give = textIn(raw, 'give')
    const to = integerIn(raw, 'to')
    const take = textIn(raw, 'take')
    if (from === undefined || give === undefined || to === undefined) return undefined
    return { do: 'offer', from, give, to, ...(take !== undefined && { take }) }
  },
  done: plain('done'),
  agree: plain('agree'),
  decline: plain('decline'),
  play(raw) {
    const survivor = survivorOf(raw)
    return survivor === undefined ? undefined : { do: 'play', survivor }
  },
  start(raw) {
    const survivor = survivorOf(raw)
    return survivor === undefined ? undefined : { do: 'start', survivor }
  },
  yield(raw) {
    const sheet = integerIn(raw, 'sheet')
    return sheet === undefined ? undefined : { do: 'yield', sheet }
  },
  fetch(raw) {
    const sheet = integerIn(raw, 'sheet')
    const survivor = survivorOf(raw)
    return sheet === undefined || survivor === undefined ? undefined : { do: 'fetch', sheet, survivor }
  },
  bring(raw) {
    const survivor = survivorOf(raw)
    return survivor === undefined ? undefined : { do: 'bring', survivor }
  },
  enough: plain('enough'),
  ready: plain('ready'),
  again: plain('again'),
}

const isDeed = (deed: string | undefined): deed is CampPick['do'] =>
  deed !== undefined && Object.hasOwn(READERS, deed)

/** An answer from outside: its form only. */
export function parsePick(raw: Json): CampPick | Refusal {
  const deed = doOf(raw)
  return (isDeed(deed) ? READERS[deed](raw) : undefined) ?? refuse('not-an-answer')
}

/** An answer for the outside: its fields are plain already. */
export const showPick = (pick: CampPick): Json => ({ ...pick })
