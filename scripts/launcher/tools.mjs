import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from './project.mjs'
import { PlainError } from './say.mjs'

/** The JavaScript file behind an installed package's command, the same on every operating system. */
export const toolFile = (packageName, command) => {
  const folder = join(root, 'node_modules', packageName)
  if (!existsSync(folder)) throw new PlainError(`${packageName} is not installed.`)
  const { bin } = readJson(join(folder, 'package.json'))
  const file = typeof bin === 'string' ? bin : bin?.[command]
  if (file === undefined) throw new PlainError(`${packageName} has no command "${command}".`)
  return join(folder, file)
}
