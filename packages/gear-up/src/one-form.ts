/**
 * All fields that questions, or frames of one sort, may have. Made as `{ ...ANY_QUESTION, kind, seat, ... }` all
 * questions have one form, and the kernel looks into objects of one form, or of three, ten times as fast as into
 * objects of ten or fifteen. What a kind does not have stays undefined, which is neither saved nor hashed. Typed as bare
 * objects, so that the types of questions and frames know nothing of it.
 */
export const ANY_QUESTION: object = {
  id: undefined,
  lane: undefined,
  kind: undefined,
  seat: undefined,
  weapon: undefined,
  companion: undefined,
  wield: undefined,
  avoid: undefined,
  target: undefined,
  zombie: undefined,
  damage: undefined,
  hit: undefined,
  from: undefined,
}

/** What one seat is in the middle of. An activation is a form of its own. */
export const ANY_SEAT_FRAME: object = {
  kind: undefined,
  at: undefined,
  seat: undefined,
  weapon: undefined,
  companion: undefined,
  zombie: undefined,
  amount: undefined,
  from: undefined,
}

/** What the whole table is in the middle of. */
export const ANY_TABLE_FRAME: object = {
  kind: undefined,
  at: undefined,
  round: undefined,
  speed: undefined,
  attackers: undefined,
  letter: undefined,
  card: undefined,
  icon: undefined,
  special: undefined,
  body: undefined,
}
