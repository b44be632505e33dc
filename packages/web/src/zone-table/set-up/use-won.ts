import { useEffect, useState } from 'react'
import { countedGames } from '../../after/counted-games.ts'
import { gameOf } from '../../games/registry.ts'

interface Known {
  readonly won: ReadonlySet<string>
  /** To its end, however that was. */
  readonly played: ReadonlySet<string>
}

const NOTHING: Known = { won: new Set(), played: new Set() }

/** The missions that were played at this device; none until that is counted, or where storage is refused. */
export function useWon(game: string): Known {
  const [known, setKnown] = useState(NOTHING)
  useEffect(() => {
    let isWanted = true
    const { talliesOf } = gameOf(game)
    countedGames(game)
      .then((games) => {
        if (!isWanted || games.length === 0) return
        const missionsIn = (some: typeof games) =>
          new Set(some.flatMap(({ summary }) => talliesOf(summary).rates.mission ?? []))
        setKnown({
          won: missionsIn(games.filter(({ summary }) => summary.ending.outcome === 'won')),
          played: missionsIn(games),
        })
      })
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [game])
  return known
}
