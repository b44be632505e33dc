// npm run labels -- GAME FOLDER: keeps what a simulation of strong bots showed of a game's missions, as the folder of
// `npx graveshift simulate GAME --bots strong` tells it. The pages of missions are made from it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shareOf } from '../simulate/share.ts'

const ROOT = new URL('../../../../', import.meta.url)
const HUNDRED = 100

/** As much of a summary as is needed here. */
interface Told {
  readonly command: string
  readonly summary: { readonly missions: Readonly<Record<string, { games: number; won: number }>> }
}

const percent = (share: number): number => Math.round(share * HUNDRED)

function line([id, { games, won }]: readonly [string, { games: number; won: number }]): string {
  const { low, high } = shareOf({ games, won })
  return `    "${id}": { "games": ${games}, "won": ${won}, "interval": [${percent(low)}, ${percent(high)}] }`
}

const [game, folder] = process.argv.slice(2)
if (!game || !folder) throw new Error('npm run labels -- GAME FOLDER, such as second-edition data/labels')
const { command, summary }: Told = JSON.parse(readFileSync(join(folder, 'summary.json'), 'utf8'))
const file = new URL(`packages/${game}/measured/strong.json`, ROOT)
// Where the folder lies is nobody else's business.
const asked = command.replace(/ --(out|threads) \S+/g, '')
const missions = Object.entries(summary.missions).map(line).join(',\n')
writeFileSync(file, `{\n  "command": ${JSON.stringify(asked)},\n  "missions": {\n${missions}\n  }\n}\n`)
console.log(`${file.pathname}\nNow: npm run unit -- packages/${game}/src/missions/words -u`)
