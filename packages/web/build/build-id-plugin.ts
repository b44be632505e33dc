import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import manifest from '../package.json' with { type: 'json' }

/**
 * Puts a name of this build into the page, made of the names of all its files, which in turn hold hashes of what is in
 * them: the same sources give the same name. The page tells it to the server, which reads it from the same place. Beside
 * it the version, for reports.
 */
export function buildId(): Plugin {
  return {
    name: 'graveshift-build-id',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const content = createHash('sha256')
          .update(Object.keys(bundle).sort().join('\n'))
          .digest('hex')
          .slice(0, 16)
        return [
          { tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' },
          { tag: 'meta', attrs: { name: 'version', content: manifest.version }, injectTo: 'head' },
        ]
      },
    },
  }
}
