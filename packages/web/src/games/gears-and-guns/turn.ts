import type { OwnTurn } from '../../zone-table/table/zone-face.ts'

/** What a turn has here and nowhere else. */
export const WESTERN_TURN: OwnTurn = {
  under: { take: ['read', 'take-fallen'], attack: ['fanning'], search: ['bottle', 'pump'] },
  signs: {
    read: 'card',
    fanning: 'fan',
    gatling: 'ranged',
    'vade-retro': 'cross',
    purify: 'cross',
    'place-bottle': 'bottle',
    'shoot-bottle': 'bottle',
    refill: 'steam',
    'emergency-refill': 'steam',
    switch: 'lever',
    push: 'wheel',
    bonus: 'skill',
    'quick-draw': 'bag',
  },
  anywhere: ['emergency-refill', 'quick-draw', 'bonus'],
}
