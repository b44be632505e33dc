import type { Fault, Refusal, Term } from '@graveshift/kernel'
import type { Words } from '../words.ts'

/** What an answer says instead of `ok`. */
export interface EngineError {
  readonly code: string
  readonly message: string
  readonly rule?: string
}

/** Why a request is not carried out; thrown where it is found, answered by the engine. */
export class Complaint extends Error {
  override readonly name = 'Complaint'
  readonly say: (words: Words) => EngineError

  constructor(code: string, say: (words: Words) => EngineError) {
    super(code)
    this.say = say
  }
}

/** A complaint of the engine's own, by its word `error.<code>`. */
export function complain(code: string, values: Readonly<Record<string, Term>> = {}): Complaint {
  return new Complaint(code, (words) => ({ code, message: words.say(`error.${code}`, values) }))
}

export function badRequest(why: string): Complaint {
  return complain('bad-request', { why })
}

/** A refusal of the rules, in the reader's language. */
export function refused(refusal: Refusal): Complaint {
  const { refused: code, rule } = refusal
  return new Complaint(code, (words) => ({ code, message: words.refuse(refusal), rule }))
}

const RULE_ID = /\b[A-Z][A-Z\d]-[A-Z]{3}-\d{2}\b|\bR\d{1,2}\b/

/** Something from outside that cannot be read; its message is for whoever wrote it, and may name a rule. */
export function faulty({ fault: code, message }: Fault): Complaint {
  const rule = RULE_ID.exec(message)?.[0]
  return new Complaint(code, () => ({ code, message, ...(rule === undefined ? {} : { rule }) }))
}
