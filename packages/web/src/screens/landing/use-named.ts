import { useEffect, useState } from 'react'
import { findFace } from '../../games/registry.ts'
import { needWords } from '../../i18n/i18n.ts'

/** Whether the words of these games are there: names of people and missions belong to a game's own. */
export function useNamed(games: readonly string[]): boolean {
  const wanted = [...new Set(games)].sort().join(' ')
  const [named, setNamed] = useState<string>()
  useEffect(() => {
    const known = wanted.split(' ').filter((game) => findFace(game))
    Promise.all(known.map((game) => needWords({ game, set: 'game' }))).then(
      () => setNamed(wanted),
      () => undefined,
    )
  }, [wanted])
  return named === wanted
}
