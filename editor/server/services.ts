import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { DocumentInfo, Issue } from '../api.ts'
import { documentInfo } from '../documents.ts'
import { issuesOf } from '../issues.ts'
import { asText, RequestError, readJson, replaceFile } from './files.ts'
import template from './new-service.json' with { type: 'json' }

type Service = { name: string; order: number; related: string[] }

async function readServices(root: string): Promise<{ path: string; service: Service }[]> {
  const files = globSync('content/services/*.json', { cwd: root })
  return Promise.all(
    files.map(async (file) => {
      const { value } = await readJson(root, file.replaceAll('\\', '/'))
      return { path: `/${basename(file, '.json')}`, service: value as Service }
    }),
  )
}

/** What is wrong between a service and the others. The build refuses the same. */
export async function issuesBetweenServices(root: string, id: string, data: unknown): Promise<Issue[]> {
  const { order, related } = data as Service
  const all = await readServices(root)
  const others = all.filter(({ path }) => path !== id.replace('services', ''))
  const twin = others.find(({ service }) => service.order === order)
  const unknown = related
    .map((path, index) => ({ path, index }))
    .filter(({ path }) => !others.some((other) => other.path === path))
  return [
    ...(twin ? [{ path: ['order'], message: `${twin.service.name} has this position. Choose another.` }] : []),
    ...unknown.map(({ index }) => ({ path: ['related', index], message: 'Choose the page of another service.' })),
  ]
}

/** What a new service begins with: true of the firm whatever the service is, and for the owner to replace. */
function startingContent(name: string, order: number, related: string[]) {
  const { seo, hero } = template
  return {
    ...template,
    name,
    order,
    serviceType: name,
    seo: { ...seo, title: name, keywords: [name] },
    hero: { ...hero, tag: name, titleLines: [name] },
    related,
  }
}

/** Adds a service page under the address that its name gives. */
export async function addService(root: string, given: unknown, facts: object): Promise<DocumentInfo> {
  const name = String(given ?? '').trim()
  const slug =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  if (!slug) throw new RequestError(422, 'Type the name of the service.')
  const taken = [`content/services/${slug}.json`, `app/pages/${slug}.astro`].some((file) =>
    existsSync(join(root, file)),
  )
  if (taken) throw new RequestError(409, 'A page of that name exists. Choose another name.')
  const all = (await readServices(root)).sort((one, other) => one.service.order - other.service.order)
  const order = Math.max(0, ...all.map(({ service }) => service.order)) + 1
  const content = startingContent(
    name,
    order,
    all.slice(0, 3).map(({ path }) => path),
  )
  const id = `services/${slug}`
  const { $schema: _, ...data } = content
  const [issue] = issuesOf(id, data, facts)
  if (issue) throw new RequestError(422, `${issue.path.join(' › ')}: ${issue.message}`)
  await replaceFile(root, `content/${id}.json`, asText(content))
  return documentInfo(id, name)
}
