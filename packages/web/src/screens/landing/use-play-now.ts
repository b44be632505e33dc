import { useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { gameOf } from '../../games/registry.ts'
import { allToPlay } from '../all-to-play.ts'

/** Starts a game as it is usually set up, for one person, and goes to its table. */
export function usePlayNow(game: string) {
  const [starting, setStarting] = useState<'no' | 'yes' | 'failed'>('no')
  const play = async () => {
    setStarting('yes')
    try {
      const { startGame } = await allToPlay(game)
      const { id } = await startGame(game, gameOf(game).atOnce ?? { seats: 1 })
      window.location.hash = hrefOf({ screen: 'game', id })
    } catch {
      setStarting('failed')
    }
  }
  return { starting, play }
}
