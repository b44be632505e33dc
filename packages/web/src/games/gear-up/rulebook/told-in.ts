/** Which section of the rulebook tells what a term of the glossary means; the terms by their English names. */
const TOLD_IN: Readonly<Record<string, readonly string[]>> = {
  survivors: ['Survivor', 'Survivor dashboard', 'Health', 'Street Slot', 'Marker'],
  damage: ['Armor', 'Damage'],
  ammo: ['Ammo', 'to spend'],
  'damage-icons': ['Damage icon', 'Fixed damage icon'],
  'zombie-cards': [
    'HP space',
    'Zombie speed',
    'Regular zombie',
    'Special zombie',
    'Zombie type',
    'Tier',
    'Special ability (zombie)',
    'Walker',
    'Runner',
    'Crawler',
    'Zombie Dog',
    'Brute',
    'Soldier',
    'Zombie card',
  ],
  shape: ['Hit shape', 'to cross off', 'to outline', 'to rotate / mirror'],
  attack: ['Weapon', 'Weapon color', 'to activate', 'Attack (step)'],
  effects: ['Preferred weapon', 'Weapon effect', 'Starting effect'],
  upgrade: ['Upgrade', 'Upgrade effect', 'Upgrade (step)', 'to tick off', 'to unlock'],
  'bonus-icons': ['Bonus'],
  bomber: ['Bomber'],
  stinky: ['Stinky'],
  boss: ['Boss', 'Boss dashboard', 'clockwise'],
  'boss-card': [
    'Boss special skill',
    'Boss attack',
    'Boss special attack',
    'Boss zombie spawn',
    'Boss card',
    'Phase',
  ],
  'boss-damage': ['Boss special rule'],
  'super-abomination': ['Super-Abomination'],
  'zombie-pyramid': ['Zombie Pyramid', 'adjacent (space)'],
  zombiphant: ['Zombiphant'],
  'dead-sox': ['Dead Sox', 'Catcher', 'Batter', 'Pitcher'],
  screamer: ['Screamer'],
  mutation: ['The Mutation'],
  reveal: ['Turn card', 'Reveal (step)'],
  decks: ['Turn deck', 'Setup', 'to discard', 'face up / face down'],
  spawn: ['Spawn card', 'Spawn Aid card', 'Spawn', 'Spawn/Boss (step)', 'to spawn'],
  'starting-zombies': ['Starting spawn'],
  leader: ['Leader', 'Leader card'],
  companions: ['Companion', 'Companion card', 'Companion icon'],
  solo: ['Solo mode'],
  rounds: ['Round'],
  turn: ['Turn', 'Step', 'Rules summary'],
  walk: ['Zombie Walk (step)', 'Zombie attack'],
  knockback: ['Knockback'],
  'multi-hit': ['Multi Hit'],
  scavenge: ['Scavenge'],
  'lock-and-load': ['Lock and Load'],
  'long-range': ['Long Range', 'adjacent (survivor)'],
  'gear-up': ['Gear Up'],
  split: ['Split'],
  adrenaline: ['Adrenaline'],
  'fast-reload': ['Fast Reload'],
  'critical-hit': ['Critical Hit'],
  'cut-down': ['Cut Down'],
  explosive: ['Explosive'],
  frenzy: ['Frenzy', 'Frenzy track', 'Sansetsukon'],
  difficulty: ['Difficulty', 'Easy', 'Standard', 'Hard', 'Nightmare'],
  targets: ['to target', 'in front of'],
  killing: ['to kill'],
}

const SECTION_OF = new Map(
  Object.entries(TOLD_IN).flatMap(([section, terms]) => terms.map((term) => [term, section] as const)),
)

export function sectionTelling(term: string): string | undefined {
  return SECTION_OF.get(term)
}

/** The terms of the glossary that a section tells. */
export function termsToldIn(section: string): readonly string[] {
  return TOLD_IN[section] ?? []
}
