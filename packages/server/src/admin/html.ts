/** Text that is markup already, and may stand in markup as it is. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function written(part: Part): string {
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return String(part).replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
}

/** Markup with values in it; what is not markup itself can never become it. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(
    pieces.map((piece, at) => piece + (at < parts.length ? written(parts[at] ?? '') : '')).join(''),
  )
}
