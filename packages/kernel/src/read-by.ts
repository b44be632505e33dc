import * as v from 'valibot'
import { type Fault, fault } from './fault.ts'

/** A whole number within bounds, and a message that says both, and the rule that sets them. */
export function wholeNumber(least: number, most: number, rule?: string) {
  const message = `must be a whole number from ${least} to ${most}${rule === undefined ? '' : ` (${rule})`}`
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message))
}

type Issue = v.BaseIssue<unknown>

const MUST_BE: Readonly<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  boolean: 'must be true or false',
  loose_object: 'must be an object',
  array: 'must be a list',
  tuple: 'must be a list',
  strict_tuple: 'must be a list',
}

const lastKey = ({ path }: Issue): string => String(path?.at(-1)?.key ?? '')
const pathOf = (issue: Issue): string => v.getDotPath(issue) ?? ''
const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('.')
const placed = (path: string, what: string): string => (path === '' ? what : `${path}: ${what}`)

/** What is wrong with the fields of an object; such an issue lies at the field itself. */
function aboutFields(issue: Issue, path: string): string {
  const key = lastKey(issue)
  const owner = path === key ? '' : path.slice(0, -key.length - 1)
  if (issue.expected === 'never') return placed(owner, `unknown field '${key}'`)
  if (issue.received === 'undefined' && issue.message.startsWith('Invalid key'))
    return placed(owner, `'${key}' is missing`)
  return placed(path, 'must be an object')
}

/** One of several forms: the one whose fields were looked at is the one that was meant. */
function aboutForms(issue: Issue, path: string): string {
  const tried = issue.issues ?? []
  const meant = tried.filter((each) => (each.path?.length ?? 0) > 0)
  const [only] = meant
  if (only && meant.length === 1) return plainly(only, path)
  const said = new Set(tried.map((each) => plainly(each, '')))
  return placed(path, [...said].join(', or '))
}

/** A validator's finding for whoever wrote the thing: where it is wrong, and what it must be. */
function plainly(issue: Issue, within: string): string {
  const path = joined(within, pathOf(issue))
  if (!issue.message.startsWith('Invalid ')) return placed(path, issue.message)
  if (issue.type === 'strict_object') return aboutFields(issue, path)
  if (issue.type === 'union') return aboutForms(issue, path)
  if (issue.type === 'picklist') {
    const known = (issue.expected ?? '').replace(/[()"]/g, '').replaceAll(' | ', ', ')
    return placed(path, `must be one of ${known}`)
  }
  if (issue.type === 'min_length') return placed(path, `must have at least ${issue.requirement}`)
  if (issue.type === 'max_length') return placed(path, `must have at most ${issue.requirement}`)
  return placed(path, MUST_BE[issue.type] ?? issue.message)
}

/** Reads something from outside by its schema; what is wrong comes back with the place where it is wrong. */
export function readBy<T>(schema: v.GenericSchema<unknown, T>, raw: unknown, code: string): T | Fault {
  const result = v.safeParse(schema, raw, { abortEarly: true })
  return result.success ? result.output : fault(code, plainly(result.issues[0], ''))
}
