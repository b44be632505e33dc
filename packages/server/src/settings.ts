import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A mistake of whoever starts the server, told in plain words and without a stack trace. */
export class SetupError extends Error {}

/** One environment variable: what it is called, what holds without it, what it means, and how it is read. */
interface Variable<T> {
  readonly name: string
  /** As it would be written; empty for none. */
  readonly byDefault: string
  /** In place of a default that is not a fixed text, for people. */
  readonly shown?: string
  readonly about: string
  read(text: string, name: string): T
}

const variable = <T>(it: Variable<T>): Variable<T> => it

const builtClient = fileURLToPath(new URL('../../web/dist', import.meta.url))

const wholeNumber =
  (least: number, most: number, example: string) =>
  (text: string, name: string): number => {
    const number = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN
    if (number >= least && number <= most) return number
    throw new SetupError(
      `${name} is "${text}", but it must be a whole number from ${least} to ${most}, for example ${name}=${example}.`,
    )
  }

const orNone =
  <T>(read: (text: string, name: string) => T) =>
  (text: string, name: string): T | undefined =>
    text === '' ? undefined : read(text, name)

const asIs = (text: string): string => text

function readYes(text: string, name: string): boolean {
  if (text === '' || text === 'no') return false
  if (text === 'yes') return true
  throw new SetupError(`${name} is "${text}", but it must be yes or no.`)
}

function readOrigin(text: string, name: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isOrigin =
    url && ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/` && url.username === ''
  if (isOrigin) return url
  throw new SetupError(
    `${name} is "${text}", but it must be the address people type, without a path, for example ${name}=https://table.example.org.`,
  )
}

const readList = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** What somebody may knowingly take upon himself; each is refused by name otherwise. */
export const RISKS = ['own-key', 'plain-http', 'readable-key', 'weak-secrets'] as const
export type Risk = (typeof RISKS)[number]

const isRisk = (text: string): text is Risk => (RISKS as readonly string[]).includes(text)

const readRisks = (text: string, name: string): readonly Risk[] =>
  readList(text).map((one) => {
    if (isRisk(one)) return one
    throw new SetupError(`${name} has "${one}"; it may have ${RISKS.join(', ')}, divided by commas.`)
  })

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

function readLevel(text: string, name: string): (typeof LEVELS)[number] {
  const level = LEVELS.find((one) => one === text)
  if (level) return level
  throw new SetupError(`${name} is "${text}", but it must be one of ${LEVELS.join(', ')}.`)
}

/** Every setting there is. The reference in docs/self-hosting.md is compared with this table by a test. */
export const VARIABLES = {
  port: variable({
    name: 'PORT',
    byDefault: '8080',
    about: 'the port to listen on; 0 takes any free one',
    read: wholeNumber(0, 65_535, '8080'),
  }),
  // Only this computer may connect unless somebody asks for more.
  host: variable({
    name: 'HOST',
    byDefault: 'localhost',
    about: 'the address to listen on; `0.0.0.0` lets other computers in',
    read: asIs,
  }),
  publicUrl: variable({
    name: 'PUBLIC_URL',
    byDefault: '',
    shown: 'this computer only',
    about: 'the address people type; only pages from there may play online',
    read: orNone(readOrigin),
  }),
  trustProxy: variable({
    name: 'TRUST_PROXY',
    byDefault: '',
    about:
      'addresses of reverse proxies whose `X-Forwarded-For` is believed: `loopback`, `uniquelocal`, addresses or ranges such as `10.0.0.0/8`, divided by commas',
    read: readList,
  }),
  dataFolder: variable({
    name: 'DATA_DIR',
    byDefault: 'data',
    about: 'where tables, the server key and the admin token are kept; made if it is not there',
    read: (text) => resolve(text),
  }),
  clientFolder: variable({
    name: 'CLIENT_DIR',
    byDefault: builtClient,
    shown: '`packages/web/dist`',
    about: 'the built client',
    read: (text) => resolve(text),
  }),
  databaseUrl: variable({
    name: 'DATABASE_URL',
    byDefault: '',
    shown: 'SQLite in `DATA_DIR`',
    about: 'a PostgreSQL database, `postgres://user:password@host/name`; several servers may share it',
    read: orNone(asIs),
  }),
  connections: variable({
    name: 'DATABASE_CONNECTIONS',
    byDefault: '10',
    about: 'the most connections to PostgreSQL',
    read: wholeNumber(1, 1_000, '10'),
  }),
  serverKey: variable({
    name: 'SERVER_KEY',
    byDefault: '',
    shown: 'made in `DATA_DIR/server.key`',
    about:
      'seals the secrets of running games: 64 random hexadecimal digits; the same on all servers of one database',
    read: orNone(asIs),
  }),
  adminToken: variable({
    name: 'ADMIN_TOKEN',
    byDefault: '',
    shown: 'made in `DATA_DIR/admin.token`',
    about: 'opens `/admin`; at least 22 characters',
    read: orNone(asIs),
  }),
  metricsToken: variable({
    name: 'METRICS_TOKEN',
    byDefault: '',
    shown: 'this computer only',
    about: 'opens `/metrics` to whoever sends it as `Authorization: Bearer`; at least 22 characters',
    read: orNone(asIs),
  }),
  logLevel: variable({
    name: 'LOG_LEVEL',
    byDefault: '',
    shown: '`info`; `warn` on a terminal',
    about: 'how much is logged: `fatal`, `error`, `warn`, `info`, `debug` or `silent`',
    read: orNone(readLevel),
  }),
  securityContact: variable({
    name: 'SECURITY_CONTACT',
    byDefault: '',
    shown: 'the policy itself',
    about: 'where to report a weakness, for `security.txt`: `mailto:...` or `https://...`',
    read: orNone(readContact),
  }),
  retentionDays: variable({
    name: 'RETENTION_DAYS',
    byDefault: '',
    shown: 'for ever',
    about: 'tables nobody used for so many days are removed',
    read: orNone(wholeNumber(1, 36_500, '365')),
  }),
  idleMinutes: variable({
    name: 'IDLE_MINUTES',
    byDefault: '10',
    about: 'a table without visitors leaves the memory after so long; it stays in the database',
    read: wholeNumber(1, 1_440, '10'),
  }),
  mostTables: variable({
    name: 'MOST_TABLES',
    byDefault: '100000',
    about: 'no new tables beyond so many',
    read: wholeNumber(1, 1_000_000_000, '100000'),
  }),
  mostMegabytes: variable({
    name: 'MOST_MEGABYTES',
    byDefault: '',
    shown: 'the disk',
    about: 'the most that SQLite may take; beyond it nothing is written, and told so',
    read: orNone(wholeNumber(1, 1_000_000, '10000')),
  }),
  mostSockets: variable({
    name: 'MOST_SOCKETS',
    byDefault: '15000',
    about: 'the most open connections to tables',
    read: wholeNumber(1, 1_000_000, '15000'),
  }),
  socketsPerAddress: variable({
    name: 'SOCKETS_PER_ADDRESS',
    byDefault: '60',
    about: 'the most open connections to tables from one address',
    read: wholeNumber(1, 1_000_000, '60'),
  }),
  connectionsPerAddress: variable({
    name: 'CONNECTIONS_PER_ADDRESS',
    byDefault: '200',
    about: 'the most open connections of any kind from one address that is no trusted proxy',
    read: wholeNumber(1, 1_000_000, '200'),
  }),
  tablesPerHour: variable({
    name: 'TABLES_PER_HOUR',
    byDefault: '10',
    about: 'tables one address may open in an hour',
    read: wholeNumber(1, 1_000_000, '10'),
  }),
  wrongKeysPerMinute: variable({
    name: 'WRONG_KEYS_PER_MINUTE',
    byDefault: '20',
    about: 'wrong keys one address may show in a minute before it has to wait',
    read: wholeNumber(1, 1_000_000, '20'),
  }),
  requestsPerMinute: variable({
    name: 'REQUESTS_PER_MINUTE',
    byDefault: '600',
    about: 'requests under `/api` one address may make in a minute',
    read: wholeNumber(1, 10_000_000, '600'),
  }),
  botThreads: variable({
    name: 'BOT_THREADS',
    byDefault: '1',
    about: 'bots that think at the same time; 0 for a server without bots',
    read: wholeNumber(0, 64, '1'),
  }),
  botsWaiting: variable({
    name: 'BOTS_WAITING',
    byDefault: '200',
    about: 'bots that may wait for their turn; more ask again a second later',
    read: wholeNumber(1, 100_000, '200'),
  }),
  botNodes: variable({
    name: 'BOT_NODES',
    byDefault: '3000',
    about: 'answers the strong bot may try out for one decision',
    read: wholeNumber(1, 1_000_000, '3000'),
  }),
  botMilliseconds: variable({
    name: 'BOT_MILLISECONDS',
    byDefault: '1000',
    about: 'time after which a bot takes the best answer so far',
    read: wholeNumber(10, 60_000, '1000'),
  }),
  botPause: variable({
    name: 'BOT_PAUSE',
    byDefault: '800',
    about: 'milliseconds a table lies still before a bot acts',
    read: wholeNumber(0, 60_000, '800'),
  }),
  dailyPerHour: variable({
    name: 'DAILY_PER_HOUR',
    byDefault: '20',
    about: 'games of the day one address may hand in in an hour',
    read: wholeNumber(1, 1_000_000, '20'),
  }),
  mostDailies: variable({
    name: 'MOST_DAILIES',
    byDefault: '20000',
    about: 'the most games listed for one day and game',
    read: wholeNumber(1, 10_000_000, '20000'),
  }),
  dailyDays: variable({
    name: 'DAILY_DAYS',
    byDefault: '400',
    about: 'lists of the day are removed after so many days',
    read: wholeNumber(2, 36_500, '400'),
  }),
  messagesPerSecond: variable({
    name: 'MESSAGES_PER_SECOND',
    byDefault: '10',
    about: 'messages a connection may send on average',
    read: wholeNumber(1, 1_000_000, '10'),
  }),
  messagesAtOnce: variable({
    name: 'MESSAGES_AT_ONCE',
    byDefault: '30',
    about: 'messages a connection may send at once after a pause',
    read: wholeNumber(1, 1_000_000, '30'),
  }),
  acceptLoss: variable({
    name: 'ACCEPT_LOSS',
    byDefault: 'no',
    about: 'start on a PostgreSQL that may forget what it confirmed: `yes` or `no`',
    read: readYes,
  }),
  acceptRisk: variable({
    name: 'ACCEPT_RISK',
    byDefault: '',
    about: `start although something is unsafe, by name: ${RISKS.map((risk) => `\`${risk}\``).join(', ')}`,
    read: readRisks,
  }),
}

export type Settings = {
  readonly [K in keyof typeof VARIABLES]: ReturnType<(typeof VARIABLES)[K]['read']>
}

function readContact(text: string, name: string): string {
  if (URL.canParse(text) && /^(mailto|https|tel):/.test(text)) return text
  throw new SetupError(`${name} is "${text}", but it must begin with mailto: or https:.`)
}

/** Empty values count as not set, because that is what they are in shell scripts and unit files. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const settings: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const [key, { name, byDefault, read }] of Object.entries<Variable<unknown>>(VARIABLES)) {
    try {
      settings[key] = read(environment[name] || byDefault, name)
    } catch (error) {
      if (!(error instanceof SetupError)) throw error
      wrong.push(error.message)
    }
  }
  // All at once: whoever sets up a server should not have to start it once for each mistake.
  if (wrong.length > 0) throw new SetupError(wrong.join('\n'))
  return settings as Settings
}
