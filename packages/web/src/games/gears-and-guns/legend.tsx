import type { WesternKit } from '@graveshift/gears-and-guns'
import type { Words } from '../../i18n/use-words.ts'
import { Lying } from '../../zone-table/gallery/zone-figures.tsx'
import type { LegendSign } from '../../zone-table/legend/sign-group.tsx'
import { drawSign } from './art/town/machines.tsx'
import { TOWN } from './art/town-skin.tsx'
import './word-keys.ts'

const token = (kind: string, colour = '', half = 9) => (
  <Lying half={half}>{TOWN.token({ kind, colour, number: 1 })}</Lying>
)

const spawn = (colour: string, asleep = false) => <Lying>{TOWN.spawn({ number: 1, colour, asleep })}</Lying>

const CLOUD = { name: '1R.N', names: [], kind: 'street', dark: false, pieces: [[-16, -12, 16, 12]] } as const

const jet = () => {
  const cloud = TOWN.fog?.(CLOUD, { isThin: false, isHot: true })
  return (
    <Lying half={16}>
      {cloud?.below}
      {cloud?.above}
    </Lying>
  )
}

const ICONS = {
  objective: token('objective', 'red'),
  card: token('card', 'down'),
  locked: token('card', 'locked'),
  start: spawn('start'),
  mobile: spawn('mobile'),
  abomination: spawn('abomination', true),
  'pile-asleep': token('pile', 'asleep'),
  'pile-awake': token('pile', 'awake'),
  'pile-safe': token('pile', 'safe'),
  bang: token('noise', 'bang'),
  boom: token('noise', 'boom'),
  machine: <Lying half={20}>{drawSign()}</Lying>,
  switch: token('switch', 'on'),
  nozzle: token('nozzle', 'intact'),
  jet: jet(),
  bottle: token('bottle'),
  wagon: token('wagon', '', 16),
  gatling: token('gatling', '', 11),
  exit: <Lying>{TOWN.exit()}</Lying>,
} as const satisfies Readonly<Record<string, LegendSign['icon']>>

type SignId = keyof typeof ICONS

/** What lies in a town, as far as the mission has it. */
export function townSigns({ say }: Words, { mission }: Pick<WesternKit, 'mission'>): readonly LegendSign[] {
  const { data, cards, spawns } = mission
  const hasSpawn = (kind: string) => spawns.some((each) => each.kind === kind)
  const missing: Partial<Record<SignId, boolean>> = {
    objective: mission.objectives.length === 0,
    card: cards.length === 0,
    locked: cards.length === 0,
    mobile: !hasSpawn('mobile'),
    abomination: !hasSpawn('abomination'),
    switch: !data.steam,
    nozzle: !data.steam,
    jet: !data.steam,
    bottle: !data.steam,
    machine: !mission.board.layout.blocks?.some(({ kind }) => kind === 'machine'),
    wagon: mission.wagon === undefined,
    gatling: mission.gatling === undefined,
    exit: mission.exit === undefined,
  }
  return (Object.keys(ICONS) as readonly SignId[]).flatMap((id) =>
    missing[id]
      ? []
      : [{ key: id, icon: ICONS[id], title: say(`town.legend.${id}`), text: say(`town.legend.${id}.text`) }],
  )
}
