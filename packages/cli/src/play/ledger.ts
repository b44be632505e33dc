import { readFileSync } from 'node:fs'

/** As many rules as a player reads. */
const MOST_RULES = 4

/** Every rule of a game's ledger, each with its id in front. */
function rulesOf(game: string): string[] {
  const ledger = new URL(`../../../../docs/rules/${game}.md`, import.meta.url)
  return readFileSync(ledger, 'utf8')
    .split('\n')
    .flatMap((line) => (/^- [A-Z\d]+-[A-Z\d]+(?:-\d+)? /.test(line) ? [line.slice(2)] : []))
}

/** The rule of a game's ledger with this id; undefined if there is none. */
export const ruleText = (game: string, id: string): string | undefined =>
  rulesOf(game).find((rule) => rule.startsWith(`${id} `))

/** The first rules that speak of something by this word; those that begin with it come first. */
export function rulesWith(game: string, word: string): string[] {
  const wanted = word.trim().toLowerCase()
  if (wanted.length < 4) return []
  const text = (rule: string) => rule.slice(rule.indexOf(' ') + 1).toLowerCase()
  const found = rulesOf(game).filter((rule) => text(rule).includes(wanted))
  return [
    ...found.filter((rule) => text(rule).startsWith(wanted)),
    ...found.filter((rule) => !text(rule).startsWith(wanted)),
  ].slice(0, MOST_RULES)
}
