import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const declared = /^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm

const sourceFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

/** Every exported type that more than one file of a folder declares, with those files. */
export const sharedNames = (folder) => {
  const owners = new Map()
  for (const file of sourceFiles(folder))
    for (const [, name] of readFileSync(file, 'utf8').matchAll(declared))
      owners.set(name, [...(owners.get(name) ?? []), relative(folder, file)])
  return [...owners].filter(([, files]) => files.length > 1)
}
