import type { Schema } from '@graveshift/kernel/outward'
import * as v from 'valibot'
import type { Words } from '../words.ts'
import { badRequest } from './complaint.ts'
import { COMMON } from './request-fields.ts'
import type { Tables } from './tables.ts'

/** What an operation works with. */
export interface Context {
  readonly tables: Tables
  readonly words: Words
  /** The names of all operations. */
  readonly ops: readonly string[]
  /** The schema of the whole protocol. */
  schema(): Schema
  /** 32 bytes nobody can guess. */
  freshSecret(): Uint8Array
}

/** What any request may hold, read. */
export type Common = v.InferOutput<v.ObjectSchema<typeof COMMON, undefined>>

type Fields = Readonly<Record<string, v.GenericSchema>>
type Asked<F extends Fields> = Common & v.InferOutput<v.ObjectSchema<F, undefined>>

interface Spec<F extends Fields> {
  /** The fields of its own, besides those that any request may have. */
  readonly fields: F
  /** Where the usual slips belong; operations with it refuse fields they do not know. */
  readonly hint?: string
  /** What `ok` of its answer holds. */
  readonly answer: Schema
  run(request: Asked<F>, context: Context): object
}

/** One operation of the protocol: its request in, what its answer holds out. */
export interface Op {
  readonly request: v.ObjectSchema<Fields, undefined> | v.StrictObjectSchema<Fields, undefined>
  readonly answer: Schema
  /** Reads a request, field by field, and carries it out. */
  run(raw: unknown, context: Context): object
}

function complaintAbout(issue: v.BaseIssue<unknown>, known: readonly string[], hint = '') {
  const [field] = issue.path ?? []
  const named = typeof field?.key === 'string' ? field.key : ''
  if (issue.expected === 'never')
    return badRequest(`unknown field '${named}'; ${hint}, and the fields here are ${known.join(', ')}`)
  const missing = issue.input === undefined
  return badRequest(`'${named}' ${missing ? 'is missing' : issue.message}`)
}

/** Reads what came from outside, or says what is wrong with it. */
export function read<S extends v.GenericSchema>(
  schema: S,
  raw: unknown,
  known: readonly string[] = [],
  hint?: string,
): v.InferOutput<S> {
  const found = v.safeParse(schema, raw, { abortEarly: true })
  if (found.success) return found.output
  throw complaintAbout(found.issues[0], known, hint)
}

export function op<const F extends Fields>({ fields, hint, answer, run }: Spec<F>): Op {
  const entries = { ...COMMON, ...fields }
  const known = Object.keys(entries)
  const request = hint === undefined ? v.object(entries) : v.strictObject(entries)
  return {
    request: request as unknown as Op['request'],
    answer,
    run: (raw, context) => run(read(request, raw, known, hint) as Asked<F>, context),
  }
}
