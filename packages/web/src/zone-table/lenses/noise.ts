import { type LensTeller, type LensView, zonesByFigure, zonesInWords } from './lens.ts'

/** How loud each zone is, as zombies count it, by the zone's place. */
export function noiseLens({ words, kit }: LensTeller, noise: readonly number[]): LensView {
  const loud = [...noise.entries()].filter(([, figure]) => figure > 0)
  const figures = [...zonesByFigure(loud)].reverse()
  const [loudest] = figures
  return {
    marks: { noise: { loudest: loudest?.[1] ?? [] } },
    lines:
      figures.length === 0
        ? [words.say('zone.lens.noise.none')]
        : figures.map(([figure, zones], index) =>
            words.say(index === 0 ? 'zone.lens.noise.most' : 'zone.lens.noise.at', {
              noise: figure,
              count: zones.length,
              zones: zonesInWords(kit, zones),
            }),
          ),
  }
}
