// Fails when a package imports one that it may not, or when a shared file of the browser client names a game. Who may
// import whom, and what counts as naming: scripts/boundaries.mjs.
import { join } from 'node:path'
import { forbiddenEdges, sharedFilesNamingGames } from './boundaries.mjs'
import { root } from './launcher/project.mjs'

const packages = join(root, 'packages')
const faults = [...forbiddenEdges(packages), ...sharedFilesNamingGames(join(packages, 'web'))]
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
