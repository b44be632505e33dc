import type { Amounts, Contestant } from '../clock.ts'
import { bytesEach } from '../memory.ts'
import { GEAR_UP_MIX } from '../mix.ts'

const sixSeats = GEAR_UP_MIX.filter(({ options }) => options.survivors.length === 6)

// The first time the engine's own code and its compiled forms come into memory too.
bytesEach(GEAR_UP_MIX)
// Bytes do not vary from round to round as times do: once is enough.
const measured: Amounts = { state: bytesEach(GEAR_UP_MIX), 'six seats': bytesEach(sixSeats) }

export const contestant: Contestant = () => measured
