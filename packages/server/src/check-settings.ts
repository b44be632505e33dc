import { isThisComputer } from './identity/origins.ts'
import { type Risk, type Settings, SetupError } from './settings.ts'

/** What stands in examples and in lists that everybody tries first. */
const WELL_KNOWN = /^(.{0,4})(change.?me|secret|password|admin|token|example|graveshift|default|test)/i
const SHORTEST = 22
const FEWEST_LETTERS = 8

const isWeak = (secret: string): boolean =>
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
      databaseUrl !== undefined && serverKey === undefined,
      'DATABASE_URL is set, but SERVER_KEY is not: every server of one database needs the same key, and a key in DATA_DIR is this server’s own. Make one by: openssl rand -hex 32',
    ),
  ]
  if (problems.length > 0) throw new SetupError(problems.join('\ngraveshift: '))
}

/** What works, but perhaps not as its owner thinks. */
export function hints({ host, publicUrl, trustProxy }: Settings): string[] {
  return [
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
