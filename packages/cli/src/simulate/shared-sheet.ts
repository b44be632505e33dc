import { Pool } from 'pg'

/** Any number: machines that start at the same moment must not make the tables twice. */
const MAKING_TABLES = 0x67726176

const TABLES = `
  create schema if not exists graveshift_simulate;
  create table if not exists graveshift_simulate.stretch (
    simulation text not null, first integer not null, lines text not null, primary key (simulation, first));
  create table if not exists graveshift_simulate.hand (
    worker text primary key, backend integer not null, since timestamptz not null)`

/** Workers of the queue that hold work of this task and are gone; those never heard of get half a minute to sign in. */
const GONE = `
  select distinct jobs.locked_by as worker
  from graphile_worker.jobs jobs left join graveshift_simulate.hand on hand.worker = jobs.locked_by
  where jobs.task_identifier = $1 and jobs.locked_by is not null
    and (hand.worker is not null or jobs.locked_at < now() - interval '30 seconds')
    and not exists (select from pg_stat_activity activity
      where activity.pid = hand.backend and activity.backend_start = hand.since)`

/** What all machines of a simulation have in common: games that were played, and who is at work. */
export class SharedSheet {
  readonly pool: Pool

  private constructor(pool: Pool) {
    this.pool = pool
  }

  static async open(url: string): Promise<SharedSheet> {
    const pool = new Pool({ connectionString: url, keepAlive: true })
    // A connection that breaks while idle is replaced by the next one; whoever is using it hears of it anyway.
    pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('select pg_advisory_xact_lock($1)', [MAKING_TABLES])
      await client.query(TABLES)
      await client.query('commit')
    } finally {
      client.release()
    }
    return new SharedSheet(pool)
  }

  /**
   * Signs workers in for as long as a connection of this machine is open: when it is killed the database notices, and
   * what it was at can be given to others. Gives what signs them out.
   */
  async signIn(workers: readonly string[]): Promise<() => Promise<void>> {
    const client = await this.pool.connect()
    await client.query(
      `insert into graveshift_simulate.hand (worker, backend, since)
       select worker, pid, backend_start from unnest($1::text[]) worker, pg_stat_activity
       where pid = pg_backend_pid()`,
      [workers],
    )
    return async () => {
      await client.query('delete from graveshift_simulate.hand where worker = any($1)', [workers])
      client.release()
    }
  }

  async gone(task: string): Promise<string[]> {
    const { rows } = await this.pool.query<{ worker: string }>(GONE, [task])
    return rows.map(({ worker }) => worker)
  }

  /** Why a stretch will not be tried again, if there is one. */
  async givenUp(task: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ last_error: string }>(
      `select last_error from graphile_worker.jobs
       where task_identifier = $1 and attempts >= max_attempts and locked_by is null limit 1`,
      [task],
    )
    return rows[0]?.last_error
  }

  async put(simulation: string, first: number, lines: readonly string[]): Promise<void> {
    await this.pool.query(
      'insert into graveshift_simulate.stretch (simulation, first, lines) values ($1, $2, $3) on conflict do nothing',
      [simulation, first, lines.join('\n')],
    )
  }

  async get(simulation: string, first: number): Promise<string[] | undefined> {
    const { rows } = await this.pool.query<{ lines: string }>(
      'select lines from graveshift_simulate.stretch where simulation = $1 and first = $2',
      [simulation, first],
    )
    return rows[0]?.lines.split('\n')
  }

  async played(simulation: string): Promise<ReadonlySet<number>> {
    const { rows } = await this.pool.query<{ first: number }>(
      'select first from graveshift_simulate.stretch where simulation = $1',
      [simulation],
    )
    return new Set(rows.map(({ first }) => first))
  }

  async close(): Promise<void> {
    await this.pool.end()
  }
}
