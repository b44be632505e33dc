// Runs two PostgreSQL servers, one of which follows the other and confirms what it writes, for as long as somebody
// holds its standard input. Words: `fail` kills the first one and lets the other take its place; `mend` makes the dead
// one a copy that follows. Each is answered with the port of whoever takes writes. The first line tells it, too.
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { Instance } from './instance.ts'
import { guard } from './obey.ts'

/** One connection for some questions. */
async function ask<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Both answer for what is confirmed from now on, or only the one that is left. */
async function confirmBy(primary: Instance, names: string): Promise<void> {
  await ask(primary.url, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '${names}'`)
    await client.query('select pg_reload_conf()')
  })
}

/** Makes the folder of `standby` a copy of the running `primary`, and lets it follow. */
async function seed(primary: Instance, standby: Instance): Promise<void> {
  standby.clear()
  const label = await ask(primary.url, async (client) => {
    await client.query("select pg_backup_start('seed', true)")
    try {
      primary.run('cp', '-a', `${primary.data}/.`, standby.data)
    } catch {
      // Files of a running server come and go; what matters is written again from its log.
    }
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    return String(rows[0].labelfile)
  })
  // Its log comes by the line: what was being written while it was copied must not be taken for the log.
  const log = join(standby.data, 'pg_wal')
  for (const name of readdirSync(log)) if (/^[0-9A-F]{24}$/.test(name)) rmSync(join(log, name))
  const follow = `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres application_name=standby'`
  for (const file of ['postmaster.pid', 'postmaster.opts']) rmSync(join(standby.data, file), { force: true })
  writeAs(standby, 'backup_label', label)
  writeAs(standby, 'standby.signal', '')
  writeAs(standby, 'postgresql.auto.conf', `${follow}\n`)
  await standby.start()
  await ask(primary.url, async (client) => {
    for (;;) {
      const { rows } = await client.query("select 1 from pg_stat_replication where state = 'streaming'")
      if (rows.length > 0) break
      await new Promise((later) => setTimeout(later, 20))
    }
  })
  await confirmBy(primary, '*')
  await ask(primary.url, async (client) => {
    for (;;) {
      const { rows } = await client.query("select 1 from pg_stat_replication where sync_state = 'sync'")
      if (rows.length > 0) break
      await new Promise((later) => setTimeout(later, 20))
    }
    // What was written before it was asked has to be confirmed as well: one more write says so.
    await client.query('select pg_logical_emit_message(true, $1, $2)', ['seed', 'done'])
  })
}

/** What the server reads, and throws away later, must be its user's. */
function writeAs(instance: Instance, name: string, text: string): void {
  const file = join(instance.data, name)
  rmSync(file, { force: true })
  writeFileSync(file, text, { mode: 0o644 })
  instance.own(file)
}

await guard('graveshift-postgres-pair-', async (scratch) => {
  const settings = { wal_keep_size: '512MB', ...JSON.parse(process.argv[2] ?? '{}') }
  let primary = await Instance.make(scratch, join(scratch, 'one'), settings)
  let standby = await Instance.make(scratch, join(scratch, 'two'), settings, true)
  await primary.start()
  await seed(primary, standby)
  return {
    first: String(primary.port),
    words: {
      fail: async () => {
        await primary.end('SIGKILL')
        ;[primary, standby] = [standby, primary]
        await ask(primary.url, (client) => client.query('select pg_promote(true, 60)'))
        await confirmBy(primary, '')
        return String(primary.port)
      },
      mend: async () => {
        await seed(primary, standby)
        return String(primary.port)
      },
    },
    end: async () => {
      await standby.end('SIGQUIT')
      await primary.end('SIGQUIT')
    },
  }
})
