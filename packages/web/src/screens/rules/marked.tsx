import { piecesOf } from '../../learn/rulebook/search.ts'

/** A text with what was looked for marked in it. */
export function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  if (query === '') return text
  return piecesOf(text, query).map((piece) =>
    piece.hit ? <mark key={piece.at}>{piece.text}</mark> : piece.text,
  )
}
