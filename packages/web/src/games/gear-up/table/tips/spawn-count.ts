import type { Content, Letter, SpawnCount } from '@graveshift/gear-up'

/** How many zombies a spawn card brings to so many seats (GU-SPW-01). */
export function spawnCount(
  { data }: Pick<Content, 'data'>,
  seats: number,
  difficulty: string,
  letter: Letter,
): SpawnCount | undefined {
  const side = data.difficulties.find(({ id }) => id === difficulty)?.spawnSide
  return side && data.spawnAid[side][seats - 1]?.[letter]
}
