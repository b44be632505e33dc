import type { Choice } from '@graveshift/gear-up'
import { attackMenu, drawingMenu, sweepMenu } from './attack-menu.ts'
import type { GearUpMenu, Situation } from './menu.ts'
import {
  againMenu,
  ammoMenu,
  armorMenu,
  dealMenu,
  dodgeMenu,
  knockbackMenu,
  upgradeMenu,
} from './small-menus.ts'

/** The menu of an open question, every kind listed once. */
export function menuOf(now: Situation, choice: Choice): GearUpMenu {
  switch (choice.kind) {
    case 'attack':
      return attackMenu(now, choice)
    case 'draw':
      return drawingMenu(now, choice)
    case 'sweep':
      return sweepMenu(now, choice)
    case 'knockback':
      return knockbackMenu(now, choice)
    case 'again':
      return againMenu(now, choice)
    case 'ammo':
      return ammoMenu(now, choice)
    case 'upgrade':
      return upgradeMenu(now, choice)
    case 'armor':
      return armorMenu(now, choice)
    case 'dodge':
      return dodgeMenu(now, choice)
    case 'deal':
      return dealMenu(now, choice)
  }
}
