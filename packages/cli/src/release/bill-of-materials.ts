import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ROOT } from './freeze-game.ts'

/** A package that a release is made of. */
interface Part {
  readonly name: string
  readonly version: string
}

/** What a release is made of, in the form of CycloneDX; the same of the same lock file. */
export interface BillOfMaterials {
  readonly components: readonly Part[]
}

/** As npm writes it, of the lock file, because that is what everybody installs; without the day and a random number. */
export function billOfMaterials(): BillOfMaterials {
  const npm = ['npm', 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('scripts/launch.mjs', ROOT)), ...npm],
    { cwd: fileURLToPath(ROOT), encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  const begin = stdout.indexOf('{')
  if (begin < 0) throw new Error(`npm sbom gives no bill of materials: ${stdout}${stderr}`)
  const { serialNumber: _, metadata, ...bill } = JSON.parse(stdout.slice(begin))
  const { timestamp: __, ...rest } = metadata
  return { ...bill, metadata: rest }
}
