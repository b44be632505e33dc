import { type GameRecord, sealOf } from './record.ts'

/**
 * A game up to a batch, as its players may have it: without the secret, so that whoever plays on gets fresh chance
 * and nobody meets again what was already seen to come.
 */
export function cutRecord(record: GameRecord, seq: number): GameRecord {
  const { format, version, game, rules, release, options, chance, help, batches } = record
  const cut = {
    format,
    version,
    for: 'players',
    game,
    rules,
    ...(release ? { release } : {}),
    options,
    chance: chance.filter(({ from }) => from <= seq).map(({ from, commitment }) => ({ from, commitment })),
    // Where the help was used cannot be told: a game that goes on from here was helped, too.
    ...(help ? { help } : {}),
    batches: batches.slice(0, seq + 1),
  } as const
  return { ...cut, seal: sealOf(cut) }
}
