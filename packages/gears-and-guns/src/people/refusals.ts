import { refusalsBy } from '@graveshift/zones'

/** What is refused about survivors, what they carry and what they use, each by its rule. */
export const PEOPLE_REFUSALS = refusalsBy({
  slots: {
    'hand-full': 'UA-INV-01',
    'pack-full': 'UA-INV-01',
    'class-slot-full': 'UA-INV-01',
    'not-for-class-slot': 'UA-INV-02',
    'takes-no-slot': 'GG-EQP-05',
    'no-invention': 'GG-EQP-05',
  },
  vadeRetro: {
    'skill-missing': 'UA-CLS-04',
    'cannot-see': 'UA-CLS-04',
    'no-zombies-there': 'UA-CLS-04',
    'no-actions': 'UA-CLS-04',
  },
  fanning: {
    'skill-missing': 'UA-CLS-06',
    'already-done': 'UA-CLS-06',
    'no-pistol': 'UA-CLS-06',
    'no-zombies-there': 'UA-RUL-22',
    'no-actions': 'UA-CLS-06',
  },
  purify: {
    'card-not-there': 'UA-HWT-03',
    'not-holy': 'UA-CLS-05',
    'cannot-see': 'UA-HWT-01',
    'out-of-range': 'UA-HWT-01',
    'no-pile-there': 'UA-HWT-01',
    'no-spawn-there': 'UA-HWT-02',
    'no-actions': 'UA-HWT-01',
  },
  bonus: { 'no-bonus-left': 'GG-CMP-04', 'not-your-survivor': 'GG-RUL-38' },
  quickDraw: {
    'skill-missing': 'GG-SKL-19',
    'already-done': 'GG-SKL-19',
    'nothing-to-do': 'GG-TBL-03',
    'no-actions': 'GG-SKL-19',
  },
  takeFallen: { 'nobody-lies-here': 'GG-KO-02', 'no-actions': 'GG-KO-02' },
  push: {
    'no-wagon-here': 'UA-WAG-01',
    'wagon-stuck': 'UA-WAG-02',
    'zombies-here': 'UA-WAG-01',
    'no-way': 'UA-WAG-01',
    'no-actions': 'UA-WAG-01',
  },
  gatling: {
    'no-gatling-here': 'UA-GAT-01',
    'cannot-see': 'UA-CMB-04',
    'out-of-range': 'UA-GAT-01',
    'no-zombies-there': 'UA-RUL-22',
    'no-actions': 'UA-GAT-01',
  },
  armor: { 'card-not-there': 'GG-EQP-06', 'too-many-dice': 'GG-EQP-01' },
  shrug: { 'no-zombies-there': 'UA-RUL-26' },
})
