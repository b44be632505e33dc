import { isRecord, type Json } from '@graveshift/kernel'

/** Fields of answers that are places in a list where answers are kept, each with what its places are called outside. */
export type ListedNames = Readonly<Record<string, readonly Json[]>>

function translate(lists: ListedNames, pick: Json, to: (names: readonly Json[], value: Json) => Json): Json {
  if (!isRecord(pick)) return pick
  return Object.fromEntries(
    Object.entries(pick as Readonly<Record<string, Json | undefined>>).flatMap(([field, value]) => {
      const known = lists[field]
      if (value === undefined) return []
      return [[field, known ? to(known, value) : value]]
    }),
  )
}

/** Answers by names, and back, where a game's questions have such fields. */
export const listedPicks = <S, C>(lists: (scene: S, choice: C | undefined) => ListedNames) => ({
  showPick: (scene: S, choice: C | undefined, kept: Json): Json => showListed(lists(scene, choice), kept),
  readPick: (scene: S, choice: C | undefined, raw: Json): Json => readListed(lists(scene, choice), raw),
})

/** An answer by names, from the form that is kept. */
const showListed = (lists: ListedNames, kept: Json): Json =>
  translate(lists, kept, (names, value) => (typeof value === 'number' ? (names[value] ?? value) : value))

/** An answer in the form that the rules read; what is no name stays as it is, and they refuse it. */
const readListed = (lists: ListedNames, raw: Json): Json =>
  translate(lists, raw, (names, value) => {
    const at = names.findIndex((name) => JSON.stringify(name) === JSON.stringify(value))
    return at < 0 ? value : at
  })
