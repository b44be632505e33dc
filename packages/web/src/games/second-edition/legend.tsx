import type { Words } from '../../i18n/use-words.ts'
import { Lying } from '../../zone-table/gallery/zone-figures.tsx'
import type { LegendSign } from '../../zone-table/legend/sign-group.tsx'
import { CITY } from './art/city-skin.tsx'
import './word-keys.ts'

/** What of this lies on a board as it begins. */
export interface CityThings {
  readonly colours: ReadonlySet<string>
  readonly hasCrates: boolean
  readonly hasExit: boolean
  readonly cars: readonly string[]
}

const token = (kind: string, colour: string) => <Lying half={8}>{CITY.token({ kind, colour })}</Lying>

const spawn = (colour: string, asleep: boolean) => <Lying>{CITY.spawn({ number: 1, colour, asleep })}</Lying>

/** What lies in the city, as far as the mission has it. */
export function citySigns({ say, name }: Words, things: CityThings): readonly LegendSign[] {
  const { colours, hasCrates, hasExit, cars } = things
  const painted = (['blue', 'green'] as const).filter((colour) => colours.has(colour))
  const [first] = painted
  const told = (id: 'objective' | 'crate' | 'spawn' | 'asleep' | 'exit', icon: LegendSign['icon']) => ({
    key: id,
    icon,
    title: say(`city.legend.${id}`),
    text: say(`city.legend.${id}.text`),
  })
  return [
    told('objective', token('objective', 'red')),
    ...painted.map((colour) => ({
      key: colour,
      icon: token('objective', colour),
      title: say(`city.legend.${colour}`),
      text: say('city.legend.coloured.text'),
    })),
    ...(hasCrates ? [told('crate', token('crate', 'red'))] : []),
    told('spawn', spawn('red', false)),
    ...(first ? [told('asleep', spawn(first, true))] : []),
    ...(hasExit ? [told('exit', <Lying>{CITY.exit()}</Lying>)] : []),
    ...cars.map((car) => ({
      key: car,
      icon: <Lying>{CITY.car(car)}</Lying>,
      title: name('car', car, 'name'),
      text: say('city.legend.car.text'),
    })),
  ]
}
