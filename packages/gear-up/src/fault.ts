import type { Fault } from '@graveshift/kernel'
import * as v from 'valibot'

export function fault(code: string, message: string): Fault {
  return { fault: code, message }
}

/** Reads something from outside by its schema; what is wrong comes back with the place where it is wrong. */
export function readBy<T>(schema: v.GenericSchema<unknown, T>, raw: unknown, code: string): T | Fault {
  const result = v.safeParse(schema, raw, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const path = v.getDotPath(issue)
  return fault(code, path ? `${path}: ${issue.message}` : issue.message)
}
