import { isThisComputer } from './identity/origins.ts'
import { type Risk, type Settings, SetupError, VARIABLES } from './settings.ts'

/** What stands in examples and in lists that everybody tries first. */
const WELL_KNOWN = /^(.{0,4})(change.?me|secret|password|admin|token|example|graveshift|default|test)/i
const SHORTEST = 22
const FEWEST_LETTERS = 8

export const isWeak = (secret: string): boolean =>
  secret.length < SHORTEST || new Set(secret).size < FEWEST_LETTERS || WELL_KNOWN.test(secret)

/** Throws, in plain words, when the server would start in a way its owner cannot want without saying so. */
export function checkSettings(settings: Settings): void {
  const { publicUrl, databaseUrl, serverKey, acceptRisk } = settings
  const unless = (risk: Risk, isUnsafe: boolean, words: string): string[] =>
    isUnsafe && !acceptRisk.includes(risk) ? [`${words} (Or say ACCEPT_RISK=${risk}.)`] : []
  const weak = (
    [
      ['ADMIN_TOKEN', settings.adminToken],
      ['METRICS_TOKEN', settings.metricsToken],
    ] as const
  ).flatMap(([name, secret]) =>
    unless(
      'weak-secrets',
      secret !== undefined && isWeak(secret),
      `${name} can be guessed: it needs at least ${SHORTEST} random characters. Make one by: openssl rand -hex 16`,
    ),
  )
  const problems = [
    ...weak,
    ...unless(
      'plain-http',
      publicUrl !== undefined && publicUrl.protocol === 'http:' && !isThisComputer(publicUrl.hostname),
      `PUBLIC_URL is ${publicUrl?.origin}: without https anybody on the way can read and take over what is played. Put a reverse proxy with a certificate in front.`,
    ),
    ...unless(
      'own-key',
      databaseUrl !== undefined && (serverKey === undefined || settings.adminToken === undefined),
      `DATABASE_URL is set, but ${serverKey === undefined ? 'SERVER_KEY' : 'ADMIN_TOKEN'} is not: all servers of one database need the same SERVER_KEY and ADMIN_TOKEN, and those in DATA_DIR are this server’s own. Make them once by openssl rand -hex 32 and keep them where all servers read them.`,
    ),
  ]
  if (problems.length > 0) throw new SetupError(problems.join('\ngraveshift: '))
}

/** What works, but perhaps not as its owner thinks. */
export function hints({ host, publicUrl, trustProxy }: Settings, environment: NodeJS.ProcessEnv): string[] {
  return [
    ...slips(environment).map(([written, meant]) => `${written} is no setting here. Was ${meant} meant?`),
    ...(publicUrl === undefined && !isThisComputer(host)
      ? [
          'Others can open the page, but only this computer can play online: set PUBLIC_URL to the address they type.',
        ]
      : []),
    ...(publicUrl?.protocol === 'https:' && trustProxy.length === 0
      ? [
          'TRUST_PROXY is not set: behind a proxy all visitors look like one, and share the limits of one address.',
        ]
      : []),
  ]
}

/** Two letters changed places, or one is wrong, missing or too much. */
function isSlip(written: string, meant: string): boolean {
  if (written === meant || Math.abs(written.length - meant.length) > 1) return false
  let same = 0
  while (same < written.length && written[same] === meant[same]) same++
  const [a, b] = [written.slice(same), meant.slice(same)]
  const swapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return swapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)
}

/** Variables that look like one of ours with a slip in it. Short names are too easily like others'. */
function slips(environment: NodeJS.ProcessEnv): [written: string, meant: string][] {
  const names = Object.values(VARIABLES).map(({ name }) => name)
  return Object.keys(environment).flatMap((written): [string, string][] => {
    const meant = names.find((name) => name.length > 6 && isSlip(written, name))
    return meant === undefined || names.includes(written) ? [] : [[written, meant]]
  })
}
