import { type Fault, isFault } from '@graveshift/kernel'
import * as v from 'valibot'
import { parsePlain } from '../plain.ts'
import { type ClientMessage, clientSchema } from './client-message.ts'

/** The longest message in bytes of UTF-8. */
export const LONGEST_MESSAGE = 32 * 1024
/** The deepest nesting; looked at before anything is built, because parsers survive what comes after does not. */
export const DEEPEST_MESSAGE = 16

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** Bytes of UTF-8, as far as they matter. */
function isTooLong(text: string): boolean {
  if (text.length > LONGEST_MESSAGE) return true
  // No character takes more than three bytes, and hardly any message is so long that this matters.
  if (text.length * 3 <= LONGEST_MESSAGE) return false
  let bytes = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code >= 0xd800 && code < 0xe000 ? 2 : 3
  }
  return bytes > LONGEST_MESSAGE
}

/** Whether a JSON text nests deeper than messages may. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (inText) {
      if (code === BACKSLASH) at++
      else if (code === QUOTE) inText = false
    } else if (code === QUOTE) inText = true
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > DEEPEST_MESSAGE) return true
    } else if (code === 0x5d || code === 0x7d) depth--
  }
  return false
}

/** A message from a client, or what is wrong with it. Nothing else touches what came over the wire before this did. */
export function readMessage(text: string): ClientMessage | Fault {
  if (isTooLong(text)) return { fault: 'too-large', message: `longer than ${LONGEST_MESSAGE} bytes` }
  if (isTooDeep(text)) return { fault: 'too-deep', message: `nested more than ${DEEPEST_MESSAGE} deep` }
  const read = parsePlain(text, LONGEST_MESSAGE)
  if (isFault(read)) return read
  const message = v.safeParse(clientSchema, read.plain)
  return message.success
    ? message.output
    : { fault: 'bad-message', message: 'not a message of this protocol' }
}
