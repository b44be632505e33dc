import type { Seat } from '@graveshift/kernel'
import { campRule, type PickOf } from '../camp-rule.ts'
import type { CampBoard, CampPick, Offer } from '../game.ts'
import { isPossible, sheetAt, sheetsOf } from '../reads.ts'
import { refuse } from '../refusals.ts'

const isSame = (one: Offer, other: Offer): boolean =>
  one.from === other.from && one.give === other.give && one.to === other.to && one.take === other.take

const wasDeclined = ({ declined }: CampBoard, offer: Offer): boolean =>
  declined.some((each) => isSame(each, offer))

const pickOf = ({ from, give, to, take }: Offer): CampPick =>
  take === null ? { do: 'offer', from, give, to } : { do: 'offer', from, give, to, take }

const offerOf = ({ from, give, to, take }: PickOf<'offer'>): Offer => ({ from, give, to, take: take ?? null })

/** Everybody of a seat's posses for any other posse, alone or against any of its members. */
function offersOf(board: CampBoard, seat: Seat): Offer[] {
  return sheetsOf(board, seat).flatMap((from) =>
    sheetAt(board, from).posse.flatMap((give) =>
      board.sheets.flatMap(({ posse }, to) =>
        to === from ? [] : [null, ...posse].map((take): Offer => ({ from, give, to, take })),
      ),
    ),
  )
}

/** Posses trade members; the other side has to agree (GG-CMP-05, GG-CMP-28). */
export const trade = campRule<'trade'>({
  ends: 'done',
  list: (board, { seat }) => [
    { do: 'done' },
    ...offersOf(board, seat)
      .filter((offer) => !wasDeclined(board, offer))
      .map(pickOf),
  ],
  refuse(board, { seat }, pick) {
    if (pick.do !== 'offer') return refuse('not-an-answer')
    const offer = offerOf(pick)
    if (board.sheets[offer.from]?.player !== seat) return refuse('not-your-posse')
    if (offer.from === offer.to) return refuse('same-posse')
    if (!isPossible(board, offer)) return refuse('not-in-posse')
    return refuse('offer-declined')
  },
  answer(table, frame, { seat }, pick) {
    if (pick.do === 'done') frame.at = 'end'
    if (pick.do !== 'offer') return
    const offer = offerOf(pick)
    // Between two of the own posses nobody else has a say.
    if (sheetAt(table.board, offer.to).player === seat) table.emit({ type: 'posseTraded', ...offer })
    else table.push({ kind: 'offer', at: 'ask', offer })
  },
})

/** The other side's word. Where one of the two is gone meanwhile, there is nothing left to agree to. */
export const consent = campRule<'consent'>({
  list: (board, offer) =>
    isPossible(board, offer) ? [{ do: 'agree' }, { do: 'decline' }] : [{ do: 'decline' }],
  refuse: () => refuse('not-an-answer'),
  answer(table, _frame, { from, give, to, take }, pick) {
    const offer: Offer = { from, give, to, take }
    table.emit({ type: pick.do === 'agree' ? 'posseTraded' : 'posseDeclined', ...offer })
  },
})
