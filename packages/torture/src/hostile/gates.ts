import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { makeFolder, ServerProcess } from '@graveshift/server/testing/server-process'
import { Visitor } from '@graveshift/server/testing/visitor'
import { type Measured, mode } from '../mode.ts'
import { seen } from '../parts/figures.ts'
import { answerTo } from './limits.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const readJson = <T>(path: string): T => JSON.parse(readFileSync(root + path, 'utf8')) as T

interface LockFile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string
        readonly integrity?: string
        readonly link?: boolean
        readonly resolved?: string
      }
    >
  >
}

/** Everything that is installed is in the lock file with its checksum, and any registry may serve it. */
export function readLockFile(): { readonly wrong: string[]; readonly packages: number } {
  const { packages } = readJson<LockFile>('package-lock.json')
  const foreign = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  const wrong = foreign.flatMap(([path, { integrity, resolved }]) => [
    ...(integrity?.startsWith('sha512-') ? [] : [`${path} has no checksum`]),
    ...(resolved === undefined ? [] : [`${path} comes from ${resolved}`]),
  ])
  const ws = packages['node_modules/ws']?.version ?? '0'
  const [major = 0, minor = 0, patch = 0] = ws.split('.').map(Number)
  if (major * 1e6 + minor * 1e3 + patch < 8_017_001) wrong.push(`ws ${ws} is older than 8.17.1`)
  const { dependencies } = readJson<{ readonly dependencies: Readonly<Record<string, string>> }>(
    'packages/server/package.json',
  )
  for (const [name, version] of Object.entries(dependencies))
    if (!/^\d+\.\d+\.\d+$/.test(version)) wrong.push(`${name} is wanted as ${version}, not as one version`)
  return { wrong, packages: foreign.length }
}

/** Settings that everybody could guess; the server must not start with them. */
export const DEFAULT_SECRETS: readonly Readonly<Record<string, string>>[] = [
  { ADMIN_TOKEN: 'admin' },
  { ADMIN_TOKEN: 'changemechangemechangeme' },
  { METRICS_TOKEN: 'secretsecretsecretsecret' },
  { SERVER_KEY: '0'.repeat(64) },
  { PUBLIC_URL: 'http://table.example.org' },
]

/** What a running server must refuse, and must have. */
export async function lookAtServer(secrets: typeof DEFAULT_SECRETS): Promise<string[]> {
  const folder = makeFolder()
  const wrong: string[] = []
  const server = new ServerProcess(folder.path)
  try {
    const visitor = new Visitor(await server.address())
    const { extensions, status } = await answerTo(visitor, {
      'sec-websocket-extensions': 'permessage-deflate; client_max_window_bits',
    })
    if (status !== 101 || extensions !== '') wrong.push(`compression: ${status} ${extensions}`)
    const told = await visitor.ask('GET', '/.well-known/security.txt')
    for (const field of ['Contact: ', 'Expires: ', 'Policy: '])
      if (!String(told.body).includes(field)) wrong.push(`security.txt has no ${field}`)
    const policy = /^Policy: \S+?(\/\.well-known\S+)$/m.exec(String(told.body))?.[1] ?? '/none'
    const page = await visitor.ask('GET', policy)
    if (page.status !== 200 || String(page.body).length < 500) wrong.push(`policy page: ${page.status}`)
    for (const environment of secrets) {
      const weak = new ServerProcess(folder.path, { DATA_DIR: `${folder.path}/other`, ...environment })
      if ((await Promise.race([weak.ended, weak.address().then(() => 0)])) !== 1)
        wrong.push(`starts with ${JSON.stringify(environment)}`)
      await weak.kill()
    }
    return wrong
  } finally {
    await server.kill()
    folder.remove()
  }
}

const npm = (...args: string[]) =>
  spawnSync(process.execPath, [`${root}scripts/launch.mjs`, 'npm', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })

const whyNot = (said: string): string =>
  /npm (?:warn audit|error) (.+)/.exec(said)?.[1] ?? 'the registry does not answer npm audit'

/** Known weaknesses of what is installed, where the registry can be asked; where it cannot, nothing is known. */
function audit(): { readonly measured: Measured; readonly wrong: string[] } {
  const what = 'known high or critical'
  const { stdout, stderr } = npm('audit', '--omit', 'dev', '--json')
  try {
    const { metadata } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      readonly metadata: { readonly vulnerabilities: Readonly<Record<string, number>> }
    }
    const { high = 0, critical = 0 } = metadata.vulnerabilities
    const bad = high + critical
    return {
      measured: { what, is: String(bad), goal: '0', met: bad === 0 },
      wrong: bad === 0 ? [] : [`npm audit: ${bad}`],
    }
  } catch {
    return {
      measured: { what, is: `not asked: ${whyNot(stderr)}`, goal: '0', met: false },
      wrong: [],
    }
  }
}

export const gates = mode({
  tests: 'T34',
  about:
    'known weaknesses, lock file, bill of materials, ws, compression, default secrets, security.txt and policy',
  day: {},
  night: {},
  async run() {
    const lock = readLockFile()
    const { measured, wrong } = audit()
    return [
      {
        test: 'T34',
        measured: [seen('packages in the lock file', lock.packages), measured],
        wrong: [...lock.wrong, ...wrong, ...(await lookAtServer(DEFAULT_SECRETS))],
      },
    ]
  },
})
