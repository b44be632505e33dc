import type { Western } from '@graveshift/gears-and-guns'
import type { Game, State } from '@graveshift/kernel'

type ReadingFrame = Extract<Western['frame'], { readonly kind: 'reading' }>

/** The card or the note that is being carried out, innermost first. */
export function readingIn({ control: { lanes } }: Readonly<State<Game>>): ReadingFrame | undefined {
  const frame = lanes.flat().findLast(({ kind }) => kind === 'reading')
  // Frames of this game are what their kind says.
  return frame as ReadingFrame | undefined
}

/** What a card or a note is called in the words of its mission. */
export const storyOf = ({ of, number }: { readonly of: string; readonly number: number }): string =>
  of === 'note' ? `note-${number}` : String(number)
