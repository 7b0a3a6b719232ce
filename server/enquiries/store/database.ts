import type { ConstructorOptions, Db } from 'pg-boss'

export type Sql = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>

export type Database = {
  sql: Sql
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>
  /** Resolves once everything committed would survive a power cut. */
  flush: () => Promise<void>
  bossOptions: ConstructorOptions
  /** Frees the space of deleted rows. */
  tidy: () => Promise<void>
  close: () => Promise<void>
}

export function bossDatabase(sql: Sql): Db {
  return { executeSql: async (text, values) => ({ rows: await sql(text, values) }) }
}
