import secondDe from '@graveshift/second-edition/words/de.json' with { type: 'json' }
import secondEn from '@graveshift/second-edition/words/en.json' with { type: 'json' }
import secondIt from '@graveshift/second-edition/words/it.json' with { type: 'json' }
import zonesDe from '@graveshift/zones/words/de.json' with { type: 'json' }
import zonesEn from '@graveshift/zones/words/en.json' with { type: 'json' }
import zonesIt from '@graveshift/zones/words/it.json' with { type: 'json' }
import legendDe from '../../../../words/zone-legend/de.json' with { type: 'json' }
import legendEn from '../../../../words/zone-legend/en.json' with { type: 'json' }
import legendIt from '../../../../words/zone-legend/it.json' with { type: 'json' }
import de from '../../../../words/zones/de.json' with { type: 'json' }
import en from '../../../../words/zones/en.json' with { type: 'json' }
import it from '../../../../words/zones/it.json' with { type: 'json' }
import { wordsByLanguage } from '../../../zone-table/testing/words-by-language.ts'
import cityDe from '../words/legend/de.json' with { type: 'json' }
import cityEn from '../words/legend/en.json' with { type: 'json' }
import cityIt from '../words/legend/it.json' with { type: 'json' }

const CATALOGUES = {
  en: { ...zonesEn, ...secondEn, ...en, ...legendEn, ...cityEn },
  de: { ...zonesDe, ...secondDe, ...de, ...legendDe, ...cityDe },
  it: { ...zonesIt, ...secondIt, ...it, ...legendIt, ...cityIt },
} as const

/** The words of tables of the second edition, by language. */
export const WORDS = wordsByLanguage(CATALOGUES)
