type Plain = 'undo' | 'log' | 'table' | 'options' | 'help' | 'quit' | 'screen' | 'coach'

/** What can be typed at any prompt, whatever is being asked. */
export type Typed =
  | { readonly do: Plain }
  | { readonly do: 'save'; readonly file: string | undefined }
  | { readonly do: 'language'; readonly tag: string }
  | { readonly do: 'rule'; readonly id: string }
  | { readonly do: 'seat' | 'bot'; readonly seat: number }

const PLAIN: Readonly<Record<string, Plain>> = {
  u: 'undo',
  undo: 'undo',
  l: 'log',
  log: 'log',
  t: 'table',
  table: 'table',
  o: 'options',
  options: 'options',
  h: 'help',
  help: 'help',
  '?': 'help',
  q: 'quit',
  quit: 'quit',
  exit: 'quit',
  r: 'screen',
  coach: 'coach',
}

/** The command a line is; undefined if it is none, and so an answer. */
export function readCommand(line: string): Typed | undefined {
  const [first = '', ...rest] = line.split(/\s+/)
  const word = first.toLowerCase()
  const [argument] = rest
  if (rest.length === 0 && Object.hasOwn(PLAIN, word)) return { do: PLAIN[word] ?? 'help' }
  // A file name may hold spaces.
  if (word === 'save') return { do: 'save', file: rest.length > 0 ? rest.join(' ') : undefined }
  if (word === 'lang' && argument !== undefined) return { do: 'language', tag: argument }
  if ((word === 'seat' || word === 'bot') && argument !== undefined)
    return { do: word, seat: Number(argument) - 1 }
  if (word === 'rule' && argument !== undefined) return { do: 'rule', id: rest.join(' ') }
  if (word.startsWith('?') && word.length > 1) return { do: 'rule', id: line.slice(1).trim() }
  return undefined
}
