import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { issuesBetween, type ServiceFile, serviceFiles } from '#content/service-files.ts'
import type { DocumentInfo, Issue } from '../api.ts'
import { documentInfo } from '../documents.ts'
import { asText, refusal, replaceFile, slugOf } from './files.ts'
import { issuesOf } from './issues.ts'
import template from './new-service.json' with { type: 'json' }

/** What is wrong between a service and the others. The build refuses the same. */
export const issuesBetweenServices = (root: string, id: string, data: unknown): Issue[] =>
  issuesBetween({ ...(data as ServiceFile), path: id.replace('services', '') }, serviceFiles(root))

/** Adds a service page under the address that its name gives. It begins with texts that are true of the firm whatever the service is. */
export async function addService(root: string, given: unknown, facts: object): Promise<DocumentInfo> {
  const name = String(given ?? '').trim()
  const slug = slugOf(name)
  if (!slug) throw refusal(422, 'Type the name of the service.')
  if ([`content/services/${slug}.json`, `app/pages/${slug}.astro`].some((file) => existsSync(join(root, file))))
    throw refusal(409, 'A page of that name exists. Choose another name.')
  const all = serviceFiles(root).sort((one, other) => one.order - other.order)
  const { $schema, ...texts } = template
  const service = {
    ...texts,
    name,
    order: (all.at(-1)?.order ?? 0) + 1,
    serviceType: name,
    seo: { ...texts.seo, title: name, keywords: [name] },
    hero: { ...texts.hero, titleLines: [name] },
  }
  const id = `services/${slug}`
  const [issue] = issuesOf(id, service, facts)
  if (issue) throw refusal(422, `${issue.path.join(' › ')}: ${issue.message}`)
  await replaceFile(root, `content/${id}.json`, asText({ $schema, ...service }))
  return documentInfo(id, name)
}
