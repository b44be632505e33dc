import { FastChance, hashOf, isRefusal, nth } from '@graveshift/kernel'
import { isUndo } from './batch.ts'
import { seated, step } from './testing.ts'

/** T16: undos tried at random in games played at random. Each thing that must never be is a sentence. */
export function tryUndos(seed: number, most: number) {
  const random = new FastChance(seed)
  const wrong: string[] = []
  let attempts = 0
  let beyond = 0
  for (let game = 0; attempts < most; game++) {
    const name = `horizon ${seed} ${game}`
    const session = seated({ seats: 1 + (game % 6) }, name)
    const say = (what: string) => wrong.push(`${name}, ${session.seq}: ${what}`)
    let drawn = session.state.control.draws.slice()
    // A batch cannot be undone any more once a later one, or itself, drew.
    let furthest = 0
    while (step(session, random)) {
      const last = nth(session.log(), session.seq)
      if (!isUndo(last) && last.drawn.length > 0) furthest = last.seq
      for (let tries = random.below(3); tries > 0; tries--) {
        attempts++
        const hash = session.hash
        const request = random.below(2) === 0 ? {} : { to: random.below(session.seq + 1) }
        const undone = session.undo(request)
        if (isRefusal(undone)) {
          if (undone.refused === 'beyond-horizon') beyond++
          if (session.hash !== hash) say('a refused undo changed the game')
        } else {
          if (undone.undo < furthest)
            say(`an undo went back to ${undone.undo}, before the draw of ${furthest}`)
          if (hashOf(session.state) !== session.log()[undone.undo]?.hash) say('not the state that was')
        }
      }
      if (session.state.control.draws.some((count, stream) => count < (drawn[stream] ?? 0)))
        say('a counter of draws fell')
      drawn = session.state.control.draws.slice()
    }
  }
  return { wrong, attempts, beyond }
}
