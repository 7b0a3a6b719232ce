import type { ConstructorOptions, Db } from 'pg-boss'

/** Runs one statement; `values` fill its $1, $2 … */
export type Sql = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>

/** What the desk needs of a database, whether it lives in this process or on a server. */
export type Database = {
  sql: Sql
  /** All or nothing: commits when `work` resolves, rolls back when it throws. */
  transaction: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>
  /** Resolves once everything committed so far would survive a power cut. */
  flush: () => Promise<void>
  /** How pg-boss reaches the same database. */
  bossOptions: ConstructorOptions
  /** True when no other process can use it: unfinished jobs were left by a process that has ended. */
  exclusive: boolean
  /** Frees the space of deleted rows, where the database does not do that itself. */
  tidy: () => Promise<void>
  close: () => Promise<void>
}

/** pg-boss's view of a transaction, so that a job is queued in the same one as the enquiry. */
export function bossDatabase(sql: Sql): Db {
  return { executeSql: async (text, values) => ({ rows: await sql(text, values) }) }
}
