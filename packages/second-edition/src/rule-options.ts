import type { OptionValues, ValueSpec } from '@graveshift/kernel'

/** Parts of the zombie deck. */
const ZOMBIE_CARD_SETS = ['easy', 'hard', 'extra'] as const
export type ZombieCardSet = (typeof ZOMBIE_CARD_SETS)[number]

/** Options of the rules: each acts where its field of the setup is asked for. */
export const RULE_OPTIONS = [
  {
    id: 'zombieCards',
    kind: 'some-of',
    values: ZOMBIE_CARD_SETS,
    naming: 'value.*',
    about: 'rules',
    rules: ['Z2-TUN-01'],
  },
  {
    id: 'abominations',
    kind: 'one-of',
    values: ['plain', 'printed'],
    usual: 'plain',
    naming: 'value.*',
    about: 'rules',
    rules: ['Z2-OPT-01'],
  },
  {
    id: 'mostAbominations',
    kind: 'count',
    least: 1,
    most: 4,
    usual: 1,
    about: 'rules',
    rules: ['Z2-OPT-01'],
    // With the printed four there is one at a time.
    when: { option: 'abominations', is: 'plain' },
  },
  { id: 'abominationFest', kind: 'flag', usual: false, about: 'rules', rules: ['Z2-OPT-02'] },
  { id: 'darkZones', kind: 'flag', usual: false, about: 'rules', rules: ['Z2-DRK-01'] },
  { id: 'ultrared', kind: 'flag', usual: false, about: 'rules', rules: ['Z2-ULT-01'] },
  {
    id: 'startingCardsReturn',
    kind: 'flag',
    usual: true,
    about: 'rules',
    rules: ['Z2-OPT-03'],
    off: 'startingCardsLeave',
  },
  {
    id: 'sparedBuildings',
    kind: 'flag',
    usual: true,
    about: 'rules',
    rules: ['Z2-OPT-04'],
    off: 'allBuildingsSpawn',
  },
  { id: 'pressOn', kind: 'flag', usual: false, about: 'rules', rules: ['Z2-OPT-06'] },
] as const satisfies readonly ValueSpec[]

export type RuleOptions = OptionValues<typeof RULE_OPTIONS>
