import { doOf, isRecord, type Json, type SortedPick, type Telling, type Term } from '@graveshift/kernel'
import { NONE, type ZonesBoard } from '../board.ts'
import type { Kit } from '../kit.ts'
import { listTerm, personTerm, survivorTerm, word } from '../tell/terms.ts'
import { cardFace } from '../tell/things.ts'
import { detailsOf, type MoreDetails, type PickValues } from './details.ts'

/** A question, as far as its answers are told by it. */
interface Asked {
  readonly kind: string
  readonly person?: number
  readonly partner?: number
}

const plain = (text: Term): Telling =>
  typeof text === 'object' ? text : { word: 'pick.plain', with: { text } }

/** A card that changes its place: whose hand, whose backpack. */
function tellPut(
  kit: Kit,
  board: ZonesBoard,
  { person = NONE, partner = NONE }: Asked,
  pick: PickValues,
): Term {
  const place = (name: Json | undefined): Term => {
    const where = word(`place.${String(name)}`)
    if (name === 'found') return where
    const whose = String(name).startsWith('partner-') ? partner : person
    return { word: 'place.of', with: { person: personTerm(board, whose), place: where } }
  }
  const moved: Telling = {
    word: 'pick.put-card',
    with: { card: cardFace(kit, String(pick.card)), from: place(pick.from), to: place(pick.to) },
  }
  if (pick.for === undefined) return moved
  const back: Telling = { word: 'pick.for', with: { card: cardFace(kit, String(pick.for)) } }
  return listTerm([moved, back])
}

function tellWounded({ people }: ZonesBoard, { person, sure }: PickValues): Telling {
  const health = people.find(({ id }) => id === person)?.health ?? 0
  return {
    word: sure === true ? 'pick.wounded.falls' : 'pick.wounded',
    with: { person: survivorTerm(String(person)), health },
  }
}

/** An answer in few words: in a turn what is done and with what, else what it is about and what becomes of it. */
export function tellPick<B extends ZonesBoard>(
  kit: Kit,
  board: B,
  choice: Asked,
  raw: Json,
  more: MoreDetails<B>,
): Telling {
  const pick = isRecord(raw) ? (raw as PickValues) : {}
  const what = isRecord(raw) ? (doOf(raw) ?? '') : ''
  const details = detailsOf(kit, board, raw, more)
  if (choice.kind === 'act') {
    const deed = word(`action.${what}`)
    return details.length === 0 ? deed : { word: 'pick.of', with: { what: deed, details: listTerm(details) } }
  }
  if (choice.kind === 'arrange' && what === 'put') return plain(tellPut(kit, board, choice, pick))
  if (choice.kind === 'arrange' && what === 'done' && board.found.length > 0)
    return { word: 'pick.leave', with: { cards: listTerm(board.found.map((face) => cardFace(kit, face))) } }
  if (choice.kind === 'wound' && typeof pick.person === 'string') return tellWounded(board, pick)
  if (choice.kind === 'skill') return plain(listTerm(details))
  const done = word(`pick.${what}`)
  return details.length === 0 ? done : { word: 'pick.about', with: { about: listTerm(details), done } }
}

/** The actions of a turn by their kind; elsewhere no answers are so many that they need sorting. */
export function sortPick<B extends ZonesBoard>(
  kit: Kit,
  board: B,
  choice: Asked,
  raw: Json,
  more: MoreDetails<B>,
): SortedPick | undefined {
  if (choice.kind !== 'act' || !isRecord(raw)) return undefined
  const kind = word(`action.${doOf(raw) ?? ''}`)
  const details = detailsOf(kit, board, raw, more)
  // What belongs to an answer alone, apart from what is done; the answer itself where nothing does.
  return { kind, own: details.length === 0 ? kind : plain(listTerm(details)) }
}
