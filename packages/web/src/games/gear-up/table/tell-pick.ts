/** What the game itself says of answers, targets and people. */
export {
  effectOfSweep,
  tellEffect,
  tellPick,
  tellSurvivor,
  tellTarget,
  tellZombie,
  upgradeOf,
} from '@graveshift/gear-up'
