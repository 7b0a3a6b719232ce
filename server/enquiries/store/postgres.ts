import pg from 'pg'
import type { Database, Sql } from './database.ts'

/** Milliseconds, after which the desk answers 503 and the browser retries. */
const connectWithin = 4000
const answerWithin = 20_000

function sqlOn(client: pg.Pool | pg.PoolClient): Sql {
  return async <Row>(text: string, values: readonly unknown[] = []) =>
    (await client.query(text, [...values])).rows as Row[]
}

/** `onError` is called for connections lost while idle. */
export function openPostgres(connectionString: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 8,
    connectionTimeoutMillis: connectWithin,
    query_timeout: answerWithin,
    application_name: 'enquiries',
  })
  // Unhandled, an error event of the pool or of a connection in use would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', onError))

  async function transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const result = await work(sqlOn(client))
      await client.query('commit')
      client.release()
      return result
    } catch (error) {
      // The connection is closed, which rolls back.
      client.release(true)
      throw error
    }
  }

  return {
    sql: sqlOn(pool),
    transaction,
    // PostgreSQL syncs on commit.
    flush: async () => undefined,
    bossOptions: {
      connectionString,
      max: 4,
      connectionTimeoutMillis: connectWithin,
      application_name: 'enquiry queue',
      useListenNotify: true,
    },
    tidy: async () => undefined,
    close: () => pool.end(),
  }
}
