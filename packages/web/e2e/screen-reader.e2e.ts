import type { Json } from '@graveshift/kernel'
import { openFile, playOn, twinOf } from './driver/hand.ts'
import { KEYS, tabTo } from './driver/keys.ts'
import { Twin } from './driver/twin.ts'
import { expect, test } from './test.ts'

/** A turn as it is played, and what is told of it to ears: each answer, the live region after it, the next question. */
const TURN: readonly {
  readonly seat: number | 'team'
  readonly pick: Json
  readonly told: string
  readonly asked: string
}[] = [
  {
    seat: 0,
    pick: { do: 'hit', target: 1, squares: 'b2 c2 a3 b3 c3' },
    told: 'Ethan activates Concrete Saw. Ethan crosses off 5 spaces on Walker 1: b2 c2 a3 b3 c3 (hit shape). Ethan gains 1 ammo (icon).',
    asked: `
      - region "Open choices":
        - heading "Lisa" [level=2]
        - paragraph: "Attack: Sansetsukon, or pass."
        - group "What to draw":
          - button "Shape"
          - button "One space" [pressed]
        - img "Shape in your hand"
        - button "Turn R" [disabled]
        - button "Mirror F" [disabled]
        - button "Find a fit N"
        - button "Draw it" [disabled]
        - button "Pass"
        - status:
          - text: The whole shape fits nowhere. You cross off a single space instead.
          - link "Rules"`,
  },
  {
    seat: 1,
    pick: { do: 'hit', target: 2, squares: 'a1' },
    told: 'Lisa activates Sansetsukon. Lisa crosses off 1 space on Runner 2: a1 (single space). Step: Ammo.',
    asked: `
      - region "Open choices":
        - heading "Ethan" [level=2]
        - paragraph: Spend ammo, one space each?
        - button "Turn R" [disabled]
        - button "Mirror F" [disabled]
        - button "Find a fit N"
        - button "Keep the ammo"`,
  },
  {
    seat: 0,
    pick: { do: 'shoot', target: 1, square: 'b1' },
    told: 'Ethan spends 1 ammo. Ethan crosses off 1 space on Walker 1: b1 (ammo).',
    asked: `
      - region "Open choices":
        - paragraph: Spend ammo, one space each?`,
  },
  {
    seat: 0,
    pick: { do: 'shoot', target: 1, square: 'a2' },
    told: 'Ethan spends 1 ammo. Ethan crosses off 1 space on Walker 1: a2 (ammo). Walker 1 is dead: Ethan earns 1 upgrade. Step: Upgrade.',
    asked: `
      - region "Open choices":
        - heading "Ethan" [level=2]
        - paragraph: Choose a weapon to upgrade (1 upgrade left).
        - list:
          - listitem:
            - 'button "Upgrade Concrete Saw: Critical Hit"'
          - listitem:
            - 'button "Upgrade Sledgehammer: Adrenaline"'
          - listitem:
            - 'button "Upgrade Nail Gun: Lock and Load"'`,
  },
  {
    seat: 0,
    pick: { do: 'upgrade', colour: 'red' },
    told: 'Ethan unlocks upgrade 1 of Concrete Saw. Step: Zombie Walk. Step: Spawn/Boss. Spawn card: A. Regular zombie drawn: Runner.',
    asked: `
      - region "Open choices":
        - heading "The team" [level=2]
        - paragraph: Deal the new zombies to the streets.
        - list "Zombies to deal":
          - listitem:
            - button "Runner Fast zombies" [pressed]
        - list "Into which street?":
          - listitem:
            - button "To Ethan"
          - listitem:
            - button "To Lisa"`,
  },
  {
    seat: 'team',
    pick: { do: 'deal', card: 'runner-07', seat: 0 },
    told: 'Runner 3 enters Ethan’s street. Turn 4: weapon color green, zombies that walk: slow. Step: Attack.',
    asked: `
      - region "Open choices":
        - group "Who acts?":
          - button "Act as Ethan" [pressed]
          - button "Act as Lisa"
        - heading "Ethan" [level=2]
        - paragraph: "Attack: Sledgehammer, or pass."`,
  },
]

const START: Json = {
  turn: 3,
  card: 'red-slow',
  boss: { id: 'super-abomination' },
  left: { spawn: ['a', 'a', 'a', 'a', 'a', 'a', 'a'] },
  seats: [
    { survivor: 'ethan', armor: 2, ammo: 1, street: [{ slot: 1, card: 'walker-01' }] },
    { survivor: 'lisa', street: [{ slot: 2, card: 'runner-03' }] },
  ],
}

test('a whole turn by ear: the table as a tree, and what is told after every answer', {
  tag: '@only-desktop',
}, async ({ page }) => {
  await openFile(page, Twin.at(START, 'ears'))
  const twin = await twinOf(page)
  const table = page.locator('.gear-up-table')
  await expect(table).toMatchAriaSnapshot(`
    - heading "Round 1, turn 3" [level=1]
    - list "Turns of round 1":
      - listitem:
        - button "Turn 1 –"
      - listitem:
        - button "Turn 2 –"
      - listitem:
        - button /Turn 3 red Slow zombies Spawn card, face down/:
          - img "red"
          - img "Slow zombies"
    - list "Steps of the turn":
      - listitem: Reveal
      - listitem: Attack
      - listitem: Ammo
      - listitem: Upgrade
      - listitem: Zombie Walk
      - listitem: Spawn/Boss
    - button "Undo U" [disabled]
    - status: Saved
    - region "The team":
      - list:
        - listitem:
          - button "Ethan Leader Look at Ethan’s street decides" [pressed]
          - 'button "Health 18 Armor 2 Ammo 1 Next walk: 1 damage"':
            - img "Health"
            - img "Armor"
            - img "Ammo"
          - list:
            - listitem: Slot 3
            - listitem: Slot 2
            - listitem: Slot 1 Walker 1, 1 damage
        - listitem:
          - button "Lisa Look at Lisa’s street decides"
    - region "Left in the decks"
    - region "Street":
      - heading "Ethan’s street" [level=2]
      - 'button /^Boss: Super-Abomination ?comes in 7 turns$/'
      - region "Slot 3"
      - region "Slot 2"
      - region "Slot 1":
        - article "Walker 1":
          - button "About Walker 1"
          - heading "Walker 1" [level=4]
          - paragraph:
            - img "Slow zombies"
            - img "Damage"
            - text: "1"
          - grid "Walker 1":
            - row:
              - gridcell "b1"
            - row:
              - gridcell "a2, fits"
              - gridcell "b2, Damage, fits"
              - gridcell "c2, fits"
            - row:
              - gridcell "a3"
              - gridcell "b3, Ammo, fits"
              - gridcell "c3, fits"
    - region "Dashboard of Ethan":
      - 'img "Health: 18 owned, 0 used, 18 slots"'
      - 'img "Armor: 2 owned, 0 used, 9 slots"'
      - 'img "Ammo: 1 owned, 0 used, 8 slots"'
      - article "Concrete Saw":
        - button "red"
        - heading "Concrete Saw" [level=3]
        - img "Hit shape of 5 spaces"
        - list:
          - listitem:
            - button "Critical Hit (locked)"
          - listitem:
            - button "Scavenge (locked)"
    - region "Open choices"
    - region "Log":
      - list "Log":
        - listitem: "Step: Attack."
  `)

  // Which shape is held, and how.
  const held = page.locator('[data-live="held"]')
  await expect(held).toHaveRole('status')
  const shape = 'In your hand: Concrete Saw, 5 spaces: '
  await expect(held).toHaveText(`${shape}row 1 a b c, row 2 b c, turned once`)
  await page.keyboard.press('r')
  await expect(held).toHaveText(`${shape}row 1 b, row 2 a b, row 3 a b, turned twice`)
  await page.keyboard.press('f')
  await expect(held).toHaveText(`${shape}row 1 a, row 2 a b, row 3 a b, turned twice, mirrored`)

  // What a shape would bring is told before it is drawn.
  const verdict = page.getByRole('region', { name: 'Open choices' }).locator('.verdict')
  await page.keyboard.press('n')
  await expect(verdict).toContainText(/^Hit Walker 1: /)
  await expect(verdict).toContainText('5 spaces crossed')
  await page.reload()

  const live = page.locator('[data-live="story"]')
  await expect(live).toHaveAttribute('aria-live', 'polite')
  let at = 0
  await playOn(
    page,
    twin,
    ({ session }) => {
      const next = TURN[at]
      const choice = next && session.choices().find(({ seat }) => seat === next.seat)
      return next && choice && [choice, next.pick]
    },
    {
      fingers: KEYS,
      after: async () => {
        const { told = '', asked = '' } = TURN[at++] ?? {}
        await expect(live).toHaveText(told)
        await expect(page.getByRole('region', { name: 'Open choices' })).toMatchAriaSnapshot(asked)
      },
    },
  )
  expect(at).toBe(TURN.length)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 1, turn 4')

  // After a change of language the next decision is told in it.
  await tabTo(page, page.getByRole('button', { name: 'Deutsch' }))
  await page.keyboard.press('Enter')
  const bar = page.getByRole('region', { name: 'Offene Entscheidungen' })
  await tabTo(page, bar.getByRole('button', { name: 'Passen' }))
  await page.keyboard.press('Enter')
  await expect(live).toHaveText(/^Ethan passt und setzt .+ nicht ein\.$/)
})
