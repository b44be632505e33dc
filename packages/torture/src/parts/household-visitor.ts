import { FrugalVisitor } from './frugal-visitor.ts'

/** As if each came through a proxy from a household of its own. */
export class HouseholdVisitor extends FrugalVisitor {
  readonly #household: string

  constructor(address: string, household: string) {
    super(address)
    this.#household = household
  }

  override ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.ask(method, path, body, { 'x-forwarded-for': this.#household, ...headers })
  }

  override socket(headers: Record<string, string> = {}) {
    return super.socket({ 'x-forwarded-for': this.#household, ...headers })
  }
}
