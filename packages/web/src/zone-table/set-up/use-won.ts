import { useEffect, useState } from 'react'
import { countedGames } from '../../after/counted-games.ts'
import { gameOf } from '../../games/registry.ts'

const NONE: ReadonlySet<string> = new Set()

/** The missions that were won at this device; none until that is counted, or where storage is refused. */
export function useWon(game: string): ReadonlySet<string> {
  const [won, setWon] = useState(NONE)
  useEffect(() => {
    let isWanted = true
    const { talliesOf } = gameOf(game)
    countedGames(game)
      .then((games) => {
        if (!isWanted) return
        const missions = games
          .filter(({ summary }) => summary.ending.outcome === 'won')
          .flatMap(({ summary }) => talliesOf(summary).rates.mission ?? [])
        if (missions.length > 0) setWon(new Set(missions))
      })
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [game])
  return won
}
