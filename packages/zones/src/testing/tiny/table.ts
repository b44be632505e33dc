import type { ZONES_STREAMS } from '../../streams.ts'
import { type ZonesScript, ZonesTable } from '../zones-table.ts'
import type { Tiny, TinyKit, TinyOptions } from './game.ts'
import { tinyKit } from './kit.ts'
import { tinyRules } from './rules.ts'

type Stream = (typeof ZONES_STREAMS)[number]

/** A tiny game to poke at. */
export const tinyTable = (
  options: TinyOptions,
  script: ZonesScript<Stream> = {},
): ZonesTable<Tiny, TinyKit, Stream> => new ZonesTable(tinyRules(options), tinyKit(options), options, script)
