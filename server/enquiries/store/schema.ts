import type { Database } from './database.ts'

const schemaLock = 7_204_118

/**
 * `content` and attachments are deleted after delivery. The rest is kept for 30 days to recognise a repeated submission.
 * Every statement runs at each start. To add a column, write `alter table … add column if not exists` below its table, because a
 * running site already has the table.
 */
const tables = [
  'create schema if not exists enquiries',
  `create table if not exists enquiries.enquiry (
    id uuid primary key,
    submission text not null unique,
    reference text not null unique,
    received_at timestamptz not null default now(),
    content jsonb,
    delivered_at timestamptz
  )`,
  // A refused file is kept until it has been taken out.
  `create table if not exists enquiries.attachment (
    enquiry_id uuid not null references enquiries.enquiry on delete cascade,
    position int not null,
    name text not null,
    type text not null,
    size int not null,
    taken_out_at timestamptz,
    primary key (enquiry_id, position)
  )`,
  `create table if not exists enquiries.attachment_part (
    enquiry_id uuid not null,
    attachment_position int not null,
    position int not null,
    bytes bytea not null,
    primary key (enquiry_id, attachment_position, position),
    foreign key (enquiry_id, attachment_position) references enquiries.attachment on delete cascade
  )`,
  // Photographs and PDFs are already compressed.
  'alter table enquiries.attachment_part alter column bytes set storage external',
  `create table if not exists enquiries.delivery (
    id uuid primary key,
    enquiry_id uuid not null references enquiries.enquiry on delete cascade,
    queue text not null,
    done_at timestamptz,
    tries int not null default 0,
    last_try_at timestamptz,
    refused_by text,
    last_answer text
  )`,
  // What an office address has had: `part` 0 is the text, 1 the first file.
  `create table if not exists enquiries.office_part (
    enquiry_id uuid not null references enquiries.enquiry on delete cascade,
    address text not null,
    part int not null,
    state text not null,
    primary key (enquiry_id, address, part)
  )`,
  'create index if not exists delivery_enquiry on enquiries.delivery (enquiry_id)',
  'create index if not exists delivery_open on enquiries.delivery (enquiry_id) where done_at is null',
]

/** Idempotent, and safe when several processes start at once. */
export async function createTables(database: Database): Promise<void> {
  await database.transaction(async (sql) => {
    await sql('select pg_advisory_xact_lock($1)', [schemaLock])
    for (const statement of tables) await sql(statement)
  })
}
