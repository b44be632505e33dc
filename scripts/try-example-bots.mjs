// The example bots of docs/bots.md: each plays whole games by the protocol, and both,
// being the same bot, come to the same end.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installDebian, onPath } from './launcher/debian.mjs'
import { root } from './launcher/project.mjs'
import { PlainError, say } from './launcher/say.mjs'

const SEEDS = ['demo', 'graveshift', '7']

const findPython = () => {
  const help = 'Install Python 3.'
  if (onPath('python3') === undefined) installDebian(['python3'], 'Python', help)
  const python = onPath('python3')
  if (python === undefined) throw new PlainError(`One of the example bots is in Python. ${help}`)
  return python
}

const play = (command, file, seed) => {
  const { stdout, stderr, status } = spawnSync(command, [join(root, file), seed], {
    encoding: 'utf8',
    env: { ...process.env, NODE: process.execPath },
    timeout: 120_000,
  })
  if (status !== 0 || !/^(won|lost) in round \d+ after \d+ decisions\n$/.test(stdout))
    throw new PlainError(`${file} ${seed} went wrong (${status}): ${stdout}${stderr}`)
  return stdout
}

/** A campaign through its first camp and mission, twice the same. */
const playCampaign = (python) => {
  const file = join(root, 'examples', 'bots', 'campaign.py')
  const [one, other] = [0, 1].map(() => {
    const env = { ...process.env, NODE: process.execPath }
    const { stdout, stderr, status } = spawnSync(python, [file, SEEDS[0], '2'], { encoding: 'utf8', env })
    if (status !== 0 || !/^Campaign, in mission 1: (won|lost)$/m.test(stdout))
      throw new PlainError(`campaign.py went wrong (${status}): ${stdout}${stderr}`)
    return stdout
  })
  if (one !== other) throw new PlainError('campaign.py came to two ends under one seed')
}

const tryOut = () => {
  const python = findPython()
  const bots = [
    { file: 'examples/bots/greedy.ts', command: process.execPath },
    { file: 'examples/bots/greedy.py', command: python },
  ]
  const ends = SEEDS.map((seed) => bots.map(({ file, command }) => play(command, file, seed)))
  for (const [index, [one, other]] of ends.entries())
    if (one !== other) throw new PlainError(`seed ${SEEDS[index]}: ${one.trim()}, but ${other.trim()}`)
  if (new Set(ends.map(([one]) => one)).size === 1)
    throw new PlainError('all seeds came to the same end: do the bots play at all?')
  playCampaign(python)
}

try {
  tryOut()
  say(`both example bots played ${SEEDS.length} games to the same ends, and one a campaign.`)
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  say(error.message)
  process.exitCode = 1
}
