import type { Amounts, Contestant } from '../clock.ts'
import { bytesEach } from '../memory.ts'
import { WESTERN_MIX } from '../mix.ts'

// The first time the engine's own code and the ways of every board come into memory too.
bytesEach(WESTERN_MIX)
// Bytes do not vary from round to round as times do: once is enough.
const measured: Amounts = { state: bytesEach(WESTERN_MIX) }

export const contestant: Contestant = () => measured
