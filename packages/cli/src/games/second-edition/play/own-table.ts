import {
  type Board,
  drawMap,
  kitFor,
  type Options,
  ruleOf,
  SECOND_EDITION_MODULE,
  type SecondEdition,
} from '@graveshift/second-edition'
import { carsIn } from '@graveshift/zones'
import { missionId } from '@graveshift/zones/missions'
import { type OptionRow, optionRows } from '../../../play/option-rows.ts'
import type { Pen } from '../../../play/pen.ts'
import type { OwnTable } from '../../../zones/play/scene.ts'

/** Questions whose meaning names what only this box has. */
const ABOUTS: Readonly<Record<string, string>> = {
  arrange: 'play.second-edition.about.arrange',
  deal: 'play.second-edition.about.deal',
  first: 'play.second-edition.about.first',
  keep: 'play.second-edition.about.keep',
  prepare: 'play.second-edition.about.prepare',
}

/** Told of, not played by: it is the reader's (Z2-OPT-05). */
const namesRow = ({ say, names }: Pen): OptionRow => ({
  name: say('option.names.name'),
  value: say(`value.names-${names}`),
  text: say('option.names.text'),
  isUsual: names === 'draft',
})

/** What lies on a table of the second edition: cars, noise that piles up, rooms that may be dark. */
export function ownTable(pen: Pen, options: Options, board: Board): OwnTable {
  const kit = kitFor(options)
  const { data } = kit.mission
  return {
    mission: missionId(board.setup.mission),
    rules: () => data.rules.map((rule) => ruleOf(rule).tell(rule)),
    map: () => drawMap(kit, board),
    moving(zone) {
      const noise = board.noise[zone] ?? 0
      return [
        ...carsIn(board, zone).map(({ word }) => pen.say(word)),
        ...(noise > 0 ? [`${pen.say('word.noise')} ${noise}`] : []),
      ]
    },
    options() {
      // What a mission brings along, whatever the table chose.
      const forced = (id: string) => (id === 'darkZones' && data.dark === true ? true : undefined)
      return [...optionRows<SecondEdition>(pen, SECOND_EDITION_MODULE, board.setup, forced), namesRow(pen)]
    },
    early: ['keep'],
    abouts: ABOUTS,
  }
}
