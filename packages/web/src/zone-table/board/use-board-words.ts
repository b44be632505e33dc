import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import type { BoardWords } from './board-words.ts'

/** What the board says by itself, in the reader's language. */
export function useBoardWords(nameOf: (person: string) => string): BoardWords {
  const { say } = useWords()
  return useMemo(
    () => ({
      all: say('zone.board.all'),
      beyond: (side, zombies, people) =>
        say(`zone.board.beyond.${side}`, {
          zombies,
          count: people.length,
          people: people.map(nameOf).join(', '),
        }),
    }),
    [say, nameOf],
  )
}
