import type { Random, Viewer } from '../rules.ts'
import { describeContract } from '../testing.ts'
import type { ToyBoard } from './toy.ts'
import { TOY } from './toy-rules.ts'

/** Deals the cards a viewer cannot see anew: deck and the hands of others hold other cards, as many as before. */
function rehide(board: ToyBoard, viewer: Viewer, random: Random): ToyBoard {
  const copy = TOY.clone(board)
  const others = copy.seats.filter((_, seat) => seat !== viewer)
  const unseen = [...copy.deck, ...others.flatMap(({ hand, drawn }) => (drawn ? [...hand, drawn] : hand))]
  const take = () => unseen.splice(random.below(unseen.length), 1)[0] ?? ''
  copy.deck = copy.deck.map(take)
  for (const seat of others) {
    seat.hand = seat.hand.map(take)
    if (seat.drawn !== undefined) seat.drawn = take()
  }
  return copy
}

describeContract('the toy', TOY, {
  options: (seed) => ({ seats: 1 + (seed % 4), rounds: 2 + (seed % 3), horde: 1 + (seed % 5) }),
  games: 60,
  rehide,
})
