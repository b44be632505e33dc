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
  readonly metadata: object
  readonly components: readonly Part[]
  readonly dependencies: readonly object[]
}

interface RawPart extends Part {
  readonly 'bom-ref': string
  readonly properties?: readonly { readonly name: string }[]
}

/** As npm prints it. */
interface Raw {
  readonly serialNumber: string
  readonly metadata: { readonly timestamp: string; readonly component: RawPart }
  readonly components: readonly RawPart[]
  readonly dependencies: readonly { readonly ref: string }[]
}

/** How npm marks what only the work on the product needs. */
const TOOL = 'cdx:npm:package:development'

/** As npm writes it, of the lock file, because that is what everybody installs; without the day and a random number. */
export function billOfMaterials(): BillOfMaterials {
  const npm = ['npm', 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('scripts/launch.mjs', ROOT)), ...npm],
    { cwd: fileURLToPath(ROOT), encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  const begin = stdout.indexOf('{')
  if (begin < 0) throw new Error(`npm sbom gives no bill of materials: ${stdout}${stderr}`)
  const {
    serialNumber: _,
    metadata,
    components,
    dependencies,
    ...bill
  }: Raw = JSON.parse(stdout.slice(begin))
  const { timestamp: __, ...about } = metadata
  // Left out here and not by npm: asked to omit tools, it omits what tools and the product share.
  const used = components.filter(({ properties }) => !properties?.some(({ name }) => name === TOOL))
  const refs = new Set([...used, metadata.component].map((each) => each['bom-ref']))
  return {
    ...bill,
    metadata: about,
    components: used,
    dependencies: dependencies.filter(({ ref }) => refs.has(ref)),
  }
}
