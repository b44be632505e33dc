/** What is wrong with something that came from outside: where, and in plain English for whoever wrote it. */
export interface Fault {
  readonly fault: string
  readonly message: string
}

export function fault(code: string, message: string): Fault {
  return { fault: code, message }
}

export function isFault(value: unknown): value is Fault {
  return typeof value === 'object' && value !== null && 'fault' in value && 'message' in value
}
