const OLDEST = 24

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  console.error(`graveshift: Node ${OLDEST} or newer is needed; this is ${process.versions.node}.`)
  process.exit(1)
}
// Only now: an older Node does not even know these names.
const [{ flushCompileCache }, { keepCompiled }] = await Promise.all([
  import('node:module'),
  import('./keep-compiled.mjs'),
])
keepCompiled()
const { serve } = await import('./serve.ts')
await serve(process.env)
// Now, because a server that is killed does not come to its end.
flushCompileCache()
