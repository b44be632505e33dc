import { Ajv2020 } from 'ajv/dist/2020.js'
import { OPS } from '../ops/index.ts'
import { protocolSchema } from '../schema.ts'

const ajv = new Ajv2020({ strict: false })
ajv.addSchema(protocolSchema(OPS) as object, 'protocol')

/** What is wrong with a value by a part of the protocol's schema, or by all of it; undefined if nothing is. */
export function wrong(part: string | undefined, value: unknown): string | undefined {
  const schema = part === undefined ? 'protocol' : `protocol#/$defs/${part}`
  return ajv.validate(schema, value) ? undefined : ajv.errorsText()
}
