// Fails when a package imports one that it may not, or when a source that serves every game names one. Who may import
// whom, and what counts as naming: scripts/boundaries.mjs and scripts/games-named.mjs.
import { join } from 'node:path'
import { forbiddenEdges, sharedFilesNamingGames } from './boundaries.mjs'
import { gamesNamed } from './games-named.mjs'
import { root } from './launcher/project.mjs'

const packages = join(root, 'packages')
const faults = [
  ...forbiddenEdges(packages),
  ...sharedFilesNamingGames(join(packages, 'web')),
  ...gamesNamed(packages),
]
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
