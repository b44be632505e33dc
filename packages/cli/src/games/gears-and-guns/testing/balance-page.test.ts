import { MISSIONS } from '@graveshift/gears-and-guns'
import { expect, test } from 'vitest'
import { CAMPAIGNS, campaignsPart } from './balance/campaigns-part.ts'
import { missionsPart, QUICK, RANDOM, STRONG } from './balance/missions-part.ts'
import { worthPart } from './balance/worth-part.ts'

const page = [
  '# Balance of Gears & Guns',
  '',
  ...missionsPart(),
  ...worthPart(),
  ...campaignsPart(),
  '## How it was measured',
  '',
  ...[STRONG, QUICK, RANDOM, CAMPAIGNS].map(
    ({ command, commit }) => `- \`${command}\`, engine and bots of commit ${commit}`,
  ),
  '',
  'Missions with fewer strong games than others were changed last; the same command goes on with them.',
  '',
  'How such games are played is in [Bots](../bots.md#measuring-missions). This page is made from `packages/gears-and-guns/measured`: `npm run unit -- gears-and-guns/testing/balance-page -u`.',
  '',
].join('\n')

test('docs/balance/gears-and-guns.md is as it was measured', async () => {
  await expect(page).toMatchFileSnapshot('../../../../../../docs/balance/gears-and-guns.md')
})

test.each(MISSIONS)('$id is won by strong and quick bots, and hardly ever at random', ({ id }) => {
  for (const { missions } of [STRONG, QUICK]) expect(missions[id]?.won).toBeGreaterThan(0)
  const { games = 0, won = 0 } = RANDOM.missions[id] ?? {}
  expect(games).toBeGreaterThanOrEqual(200)
  expect(won / games).toBeLessThanOrEqual(0.2)
})

test('fifty campaigns were measured', () => {
  const played = Object.values(CAMPAIGNS.kinds).reduce((sum, kind) => sum + kind.played, 0)
  expect(played).toBeGreaterThanOrEqual(50)
})
