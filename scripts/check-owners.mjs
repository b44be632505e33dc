// Says no to two exported types of one name in a package: a reader who finds one must not take it for the other.
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { packageFolders, root } from './launcher/project.mjs'
import { sharedNames } from './owners.mjs'

const found = packageFolders().flatMap((folder) => {
  const source = join(folder, 'src')
  return existsSync(source)
    ? sharedNames(source).map(
        ([name, files]) => `${relative(root, source)}: ${name} is in ${files.join(', ')}`,
      )
    : []
})
for (const sentence of found) process.stderr.write(`${sentence}\n`)
if (found.length > 0) process.stderr.write('Give each exported type of a package a name of its own.\n')
process.exitCode = found.length === 0 ? 0 : 1
