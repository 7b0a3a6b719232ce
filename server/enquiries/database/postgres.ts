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
  pool.on('error', onError)

  async function transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    const client = await pool.connect()
    // An unhandled error event would end the process.
    client.on('error', onError)
    let broken = false
    try {
      await client.query('begin')
      const result = await work(sqlOn(client))
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(() => {
        broken = true
      })
      throw error
    } finally {
      client.off('error', onError)
      client.release(broken)
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
    exclusive: false,
    tidy: async () => undefined,
    close: () => pool.end(),
  }
}
