// Fails when a package imports one that it may not. The table of who may import whom: scripts/boundaries.mjs.
import { join } from 'node:path'
import { forbiddenEdges } from './boundaries.mjs'
import { root } from './launcher/project.mjs'

const edges = forbiddenEdges(join(root, 'packages'))
for (const edge of edges) process.stderr.write(`${edge}\n`)
process.exitCode = edges.length === 0 ? 0 : 1
