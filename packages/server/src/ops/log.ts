import { type DestinationStream, type Logger, pino } from 'pino'
import type { Settings } from '../settings.ts'
import { lineWriter } from './line-writer.ts'

/** Whatever goes by one of these names is not written, wherever it stands in what is logged. */
const SECRET = new Set([
  'adminToken',
  'authorization',
  'body',
  'cookie',
  'cookies',
  'databaseUrl',
  'headers',
  'key',
  'keys',
  'metricsToken',
  'nonce',
  'password',
  'rawHeaders',
  'secret',
  'sealed',
  'serverKey',
  'session',
  'set-cookie',
  'ticket',
  'token',
])

const DEEPEST = 6

/** A copy in which secrets are only named. Errors keep what helps to find the mistake, and nothing they carry. */
export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (value instanceof Error) {
    const { name, message, stack } = value
    const code = 'code' in value ? { code: value.code } : {}
    const cause = value.cause === undefined ? {} : { cause: withoutSecrets(value.cause, depth + 1) }
    return { type: name, message: cleaned(message), ...code, stack: cleaned(stack ?? ''), ...cause }
  }
  if (typeof value === 'string') return cleaned(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST) return '[deep]'
  if (Array.isArray(value)) return value.slice(0, 100).map((one) => withoutSecrets(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      SECRET.has(name) ? '[secret]' : withoutSecrets(one, depth + 1),
    ]),
  )
}

/** Addresses of databases carry passwords, and links carry keys. */
const cleaned = (text: string): string =>
  text
    .slice(0, 4_000)
    .replace(/\b([a-z]{2,12}:\/\/[^\s:/@]{0,100}:)[^\s@/]{1,200}@/gi, '$1[secret]@')
    .replace(/(#\/table\/[\w-]{1,40}\/(?:invite|watch|seat)\/)[\w-]{1,100}/g, '$1[secret]')

/** Lines of JSON on standard error, so that what is for people on standard output stays readable. */
export function makeLog(
  level: NonNullable<Settings['logLevel']>,
  into: DestinationStream = lineWriter(2),
): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => withoutSecrets(fields) as Record<string, unknown>,
      },
      // Done above for everything; pino's own would write an error's other fields as well.
      serializers: { err: (error: unknown) => withoutSecrets(error) },
    },
    into,
  )
}
