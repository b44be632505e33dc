import { isRecord, type Json, type SortedPick, type Telling, type Term } from '@graveshift/kernel'
import { personTerm, word } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { Choice, ChoiceOf } from '../game.ts'
import type { SecondKit } from '../second-kit.ts'
import { detailsOf } from './details.ts'
import { cardFace, joined, survivorTerm } from './names.ts'

type Fields = { readonly [key: string]: Json | undefined }

const doOf = ({ do: what }: Fields): string => (typeof what === 'string' ? what : '')

const plain = (text: Term): Telling =>
  typeof text === 'object' ? text : { word: 'pick.plain', with: { text } }

/** A card that changes its place: whose hand, whose backpack. */
function tellPut(kit: SecondKit, board: Board, choice: ChoiceOf<'arrange'>, pick: Fields): Telling {
  const place = (name: Json | undefined): Term => {
    const where = word(`place.${String(name)}`)
    if (name === 'found') return where
    const whose = String(name).startsWith('partner-') ? choice.partner : choice.person
    return { word: 'place.of', with: { person: personTerm(board, whose), place: where } }
  }
  const moved: Telling = {
    word: 'pick.put-card',
    with: { card: cardFace(kit, String(pick.card)), from: place(pick.from), to: place(pick.to) },
  }
  if (pick.for === undefined) return moved
  const back: Telling = { word: 'pick.for', with: { card: cardFace(kit, String(pick.for)) } }
  return { word: 'list.pair', with: { rest: moved, last: back } }
}

function tellWounded(board: Board, { person, sure }: Fields): Telling {
  const health = board.people.find(({ id }) => id === person)?.health ?? 0
  return {
    word: sure === true ? 'pick.wounded.falls' : 'pick.wounded',
    with: { person: survivorTerm(String(person)), health },
  }
}

/** What belongs to an answer alone, apart from what is done; the answer itself where nothing does. */
function ownOf(details: readonly Term[], deed: Telling): Telling {
  return details.length === 0 ? deed : plain(joined(details))
}

/** An answer in few words: in a turn what is done and with what, else what it is about and what becomes of it. */
export function tellPick(kit: SecondKit, board: Board, choice: Choice, raw: Json): Telling {
  const pick: Fields = isRecord(raw) ? (raw as Fields) : {}
  const what = doOf(pick)
  const details = detailsOf(kit, board, raw)
  if (choice.kind === 'keep') {
    const pair = choice.pairs[Number(pick.pair)] ?? []
    return {
      word: 'pick.about',
      with: { about: joined(pair.map(survivorTerm)), done: word('pick.keep-pair') },
    }
  }
  if (choice.kind === 'act') {
    const deed = word(`action.${what}`)
    return details.length === 0 ? deed : { word: 'pick.of', with: { what: deed, details: joined(details) } }
  }
  if (choice.kind === 'arrange' && what === 'put') return tellPut(kit, board, choice, pick)
  if (choice.kind === 'arrange' && what === 'done' && board.found.length > 0)
    return { word: 'pick.leave', with: { cards: joined(board.found.map((face) => cardFace(kit, face))) } }
  if (choice.kind === 'wound' && typeof pick.person === 'string') return tellWounded(board, pick)
  if (choice.kind === 'skill') return plain(joined(details))
  const done = word(`pick.${what}`)
  return details.length === 0 ? done : { word: 'pick.about', with: { about: joined(details), done } }
}

/** The actions of a turn by their kind; elsewhere no answers are so many that they need sorting. */
export function sortPick(kit: SecondKit, board: Board, choice: Choice, raw: Json): SortedPick | undefined {
  if (choice.kind !== 'act' || !isRecord(raw)) return undefined
  const kind = word(`action.${doOf(raw as Fields)}`)
  return { kind, own: ownOf(detailsOf(kit, board, raw), kind) }
}
