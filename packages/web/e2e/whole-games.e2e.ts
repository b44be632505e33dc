import { playOn, twinOf } from './driver/hand.ts'
import { careful, idle, type Policy } from './driver/policy.ts'
import { Twin } from './driver/twin.ts'
import { expect, startTable, test } from './test.ts'

const callsCompanions = ({ seen }: Twin): boolean => [...seen].some((key) => key.startsWith('companion '))

/** A number whose game is won with the companions' help; should the rules change, the next one that is. */
function winner(wish: { readonly seats: number; readonly difficulty: string }): {
  seed: string
  policy: Policy
} {
  for (let number = 200; number < 300; number++) {
    const seed = `e2e-${number}`
    const twin = Twin.new(wish, seed)
    const policy = careful(number)
    for (let next = policy(twin); next; next = policy(twin)) twin.do(...next)
    if (twin.session.outcome === 'won' && callsCompanions(twin)) return { seed, policy: careful(number) }
  }
  throw new Error('no game is won any more')
}

test('a whole solo game, from the first turn to the last, is won with companions', { tag: '@phone' }, async ({
  page,
}) => {
  const { seed, policy } = winner({ seats: 1, difficulty: 'easy' })
  await startTable(page, { survivors: ['Ethan'], difficulty: 'Easy', seed })
  const twin = await twinOf(page)
  expect(twin.session.seq).toBe(0)
  await playOn(page, twin, policy)
  expect(twin.session.outcome).toBe('won')
  expect(callsCompanions(twin)).toBe(true)
  // Said in the question's place, and by nothing that lies on the table.
  await expect(page.locator('.game-over')).toContainText('You win!')
  await expect(page.locator('.outcome')).toHaveCount(0)
})

test('a whole game is lost by doing nothing', { tag: '@desktop' }, async ({ page }) => {
  await startTable(page, { survivors: ['Greta', 'Mateo'], difficulty: 'Nightmare', boss: 'Zombiphant' })
  const twin = await twinOf(page)
  await playOn(page, twin, idle)
  expect(twin.session.outcome).toBe('lost')
  await expect(page.getByText('You lose.').first()).toBeVisible()
})
