import secondWords from '@graveshift/second-edition/words/en.json' with { type: 'json' }
import { headingsOf } from '@graveshift/zones'
import zonesWords from '@graveshift/zones/words/en.json' with { type: 'json' }
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import zones from '../../../words/zones/en.json' with { type: 'json' }
import { wordsOf } from '../../i18n/words-of.ts'
import { tellZone, WAYS, zoneInWords } from '../../zone-table/words/zone-told.ts'
import { CROWDED, drawnPosition } from './testing/drawn.ts'
import { SECOND_EDITION_ZONES as FACE } from './zone-face.ts'

const texts = { ...zones, ...zonesWords, ...secondWords }
const words = wordsOf(
  setupI18n({
    locale: 'en',
    messages: {
      en: Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)])),
    },
  }),
)

function told() {
  const { session, scene, zone } = drawnPosition(CROWDED)
  const kit = FACE.kitFor(session.options)
  const { board } = session.state
  const teller = { words, face: FACE, kit, board, headings: headingsOf(kit, board) }
  return { kit, zone, of: (index: number) => tellZone(teller, index, scene.zones[index]) }
}

test('a zone says who is there, what lies there, who comes, how loud it is and where it leads', () => {
  const { of, zone } = told()
  const text = zoneInWords(words, of(zone('9R.E')))
  expect(text).toContain('Street 9R.E.')
  expect(text).toContain('Amy, Doug.')
  expect(text).toContain('2 Walkers, 1 Runner.')
  expect(text).toContain('They attack here.')
  expect(text).toContain('Noise 4.')
  expect(text).toMatch(/North: .*7R\.SE/)
})

test('a room says its light and its doors', () => {
  const { of, zone } = told()
  expect(of(zone('7R.a')).light).toBeDefined()
  expect(of(zone('7R.SE')).exits.map(({ text }) => text)).toContainEqual(
    expect.stringContaining('open door to'),
  )
})

test('whoever leaves a zone one way comes back the other way', () => {
  const { of, kit } = told()
  for (const [zone] of kit.map.zones.entries())
    for (const { way, zone: next } of of(zone).exits) {
      const back = WAYS[(WAYS.indexOf(way) + 2) % WAYS.length]
      expect(
        of(next)
          .exits.filter((exit) => exit.way === back)
          .map((exit) => exit.zone),
      ).toContain(zone)
    }
})
