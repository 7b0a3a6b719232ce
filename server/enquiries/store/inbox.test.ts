import { randomBytes, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isReference } from '#domain/reference.ts'
import { listFiles } from '#server/enquiries/desk-view.ts'
import { makeHome } from '#server/fixtures/empty-database.ts'
import { quoteFields } from '#server/fixtures/form.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { findReference, loadDelivery, markDelivered, noteParts, readState, storeSubmission } from './inbox.ts'
import { forgetDelivered, forgetSubmissions, noteTakenOut } from './retention.ts'
import { createTables } from './schema.ts'
import type { Content, SpooledFile } from './stored-enquiry.ts'

let folder: string
let database: Database

beforeAll(async () => {
  folder = await makeHome()
  database = await openEmbedded(join(folder, 'data', 'enquiries'))
  await createTables(database)
})

afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const content: Content = { enquiry: { ...quoteFields, kind: 'quote' }, page: '/', suspicions: [] }

async function store(files: SpooledFile[] = []) {
  const key = randomUUID()
  const id = randomUUID()
  await database.transaction((sql) => storeSubmission(sql, { key, content, files }, [{ id, queue: 'office-mail' }]))
  return { key, delivery: id }
}

async function spooled(name: string, size: number): Promise<SpooledFile> {
  const path = join(folder, name)
  await writeFile(path, randomBytes(size))
  return { name, type: 'pdf', size, path }
}

const kept = async (key: string) =>
  (await database.sql<{ content: unknown }>('select content from enquiries.enquiry where submission = $1', [key]))[0]
    ?.content

const age = (key: string, days: number) =>
  database.sql('update enquiries.enquiry set delivered_at = now() - make_interval(days => $2) where submission = $1', [
    key,
    days,
  ])

it('keeps a delivered enquiry for the days set and no longer, and one that is not delivered however old', async () => {
  const { key, delivery } = await store()
  await database.sql(`update enquiries.enquiry set received_at = now() - interval '400 days'`)
  await forgetDelivered(database.sql, 0)
  await forgetSubmissions(database.sql)
  expect(await loadDelivery(database.sql, delivery)).toMatchObject({ content, attachments: [] })
  expect((await readState(database.sql)).waitingSince?.getTime()).toBeLessThan(Date.now() - 399 * 24 * 60 * 60_000)
  await markDelivered(database, delivery, 2)
  expect(await loadDelivery(database.sql, delivery)).toBeUndefined()
  await age(key, 1)
  await forgetDelivered(database.sql, 2)
  expect(await kept(key)).toEqual(content)
  await age(key, 2)
  await forgetDelivered(database.sql, 2)
  expect(await kept(key)).toBeNull()
})

it('frees the disk of what was delivered', async () => {
  const size = async () => {
    const [row] = await database.sql<{ bytes: number }>('select pg_database_size(current_database())::int as bytes')
    return row?.bytes ?? 0
  }
  const before = await size()
  const { delivery } = await store([await spooled('a.pdf', 10_000_000)])
  expect(await size()).toBeGreaterThan(before + 9_000_000)
  await markDelivered(database, delivery, 0)
  await database.tidy()
  expect(await size()).toBeLessThan(before + 1_000_000)
})

it('recognises a submission for 30 days after its delivery', async () => {
  const { key, delivery } = await store()
  await markDelivered(database, delivery, 0)
  await age(key, 29)
  await forgetSubmissions(database.sql)
  expect(isReference((await findReference(database.sql, key)) ?? '')).toBe(true)
  await age(key, 31)
  await forgetSubmissions(database.sql)
  expect(await findReference(database.sql, key)).toBeUndefined()
})

it('keeps a refused file until it has been taken out, and then no longer', async () => {
  const { key, delivery: id } = await store([await spooled('a.pdf', 7), await spooled('b.pdf', 7)])
  const delivery = await loadDelivery(database.sql, id)
  if (!delivery) throw new Error('the delivery is stored')
  const listed = () => listFiles(database.sql, delivery.reference, '')
  await noteParts(database, delivery, 'office@firm.example', [
    [0, 'taken'],
    [1, 'taken'],
    [2, 'named'],
  ])
  await markDelivered(database, id, 0)
  // The office has the enquiry, whatever becomes of the visitor's mail.
  const wait = `insert into enquiries.delivery (id, enquiry_id, queue) values ($1, $2, 'acknowledgement')`
  await database.sql(wait, [randomUUID(), delivery.enquiryId])
  await age(key, 400)
  await forgetDelivered(database.sql, 0)
  await forgetSubmissions(database.sql)
  expect(await kept(key)).toBeNull()
  expect(await listed()).toMatchObject([{ saveAs: `${delivery.reference}-2-b.pdf` }])
  expect(await readState(database.sql)).toEqual({ waitingSince: null, refusedFiles: 1 })
  await noteTakenOut(database.sql, delivery.reference)
  expect(await listed()).toEqual([])
  expect(await readState(database.sql)).toEqual({ waitingSince: null, refusedFiles: 0 })
  await forgetSubmissions(database.sql)
  expect(await findReference(database.sql, key)).toBeUndefined()
})
