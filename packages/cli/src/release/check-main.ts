// npm run releases: whether the sources still are the rules whose version they bear.
import { FROZEN, VERSIONS } from '@graveshift/games'
import { buildRules, hashOfRules } from './build-rules.ts'

let bad = 0
for (const [game, version] of Object.entries(VERSIONS)) {
  if (version.endsWith('-dev')) {
    console.log(`${game} ${version}: in development`)
    continue
  }
  const frozen = FROZEN.find((each) => each.game === game && each.version === version)
  const hash = hashOfRules(await buildRules(game))
  if (frozen?.hash === hash) {
    console.log(`${game} ${version}: as it was frozen`)
    continue
  }
  bad++
  console.error(
    `${game} says that it has the rules of ${version}, but its rules, its content or what they stand on has changed since. Say so: npm run release -- develop ${game}`,
  )
}
process.exitCode = bad === 0 ? 0 : 1
