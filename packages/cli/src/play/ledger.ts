import { readFileSync } from 'node:fs'

/** The rule of a game's ledger with this id; undefined if there is none. */
export function ruleText(game: string, id: string): string | undefined {
  const ledger = new URL(`../../../../docs/rules/${game}.md`, import.meta.url)
  const line = readFileSync(ledger, 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`- ${id} `))
  return line?.slice(2)
}
