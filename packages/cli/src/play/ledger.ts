import { readFileSync } from 'node:fs'

const LEDGER = new URL('../../../../docs/rules/gear-up.md', import.meta.url)

/** The rule of the ledger with this id; undefined if there is none. */
export function ruleText(id: string): string | undefined {
  const line = readFileSync(LEDGER, 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`- ${id} `))
  return line?.slice(2)
}
