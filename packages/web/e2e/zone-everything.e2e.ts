import { expect, test } from './test.ts'
import { openZoneGame, playZones } from './zones/play-on.ts'
import { SECOND, WEST } from './zones/twin-game.ts'
import { findUses, LISTED } from './zones/uses.ts'
import { findWesternUses, LISTED as WESTERN_LISTED } from './zones/western-uses.ts'
import { ZoneTwin } from './zones/zone-twin.ts'

/** What no game of the box ever comes to through the screen. */
const NEVER: Readonly<Record<string, string>> = {
  'choice first': 'somebody always begins with the card of the first player',
  'choice stand': 'the one mission with several starting zones says itself who stands where',
  'choice discard':
    'never in front: it lies folded away beside every question, and any-game.test.ts draws it',
}

const PARTS = 4

const BOXES = [
  { of: 'the second edition', game: SECOND, find: findUses, listed: LISTED, never: NEVER },
  { of: 'Gears & Guns', game: WEST, find: findWesternUses, listed: WESTERN_LISTED, never: {} },
] as const

for (const { of, game, find, listed, never } of BOXES)
  for (let part = 0; part < PARTS; part++)
    test(`everything of ${of} is used through the screen, part ${part + 1} of ${PARTS}`, {
      tag: ['@only-desktop', '@long'],
    }, async ({ page }) => {
      test.setTimeout(1_800_000)
      const uses = find()
      const found = new Set(uses.flatMap(({ key }) => key.split(', ')))
      expect(Object.keys(never).filter((key) => found.has(key))).toEqual([])
      expect(listed.filter((key) => !found.has(key) && !(key in never))).toEqual([])
      const failed: string[] = []
      for (const { key, record, step } of uses.filter((_, at) => at % PARTS === part))
        await test.step(key, async () => {
          const twin = ZoneTwin.load(record, game)
          let wanted: typeof step | undefined = step
          try {
            await openZoneGame(page, twin)
            await playZones(page, twin, {
              choose: () => {
                const now = wanted
                wanted = undefined
                return now
              },
            })
          } catch (error) {
            failed.push(`${key} (${JSON.stringify(step.written)}): ${String(error).slice(0, 300)}`)
          }
        })
      expect(failed).toEqual([])
      console.info(`${uses.length} moments in all; part ${part + 1} used its share`)
    })
