import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { services } from './services.ts'

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

it('a new service takes one JSON file and one picture, and nothing else', () => {
  const root = mkdtempSync(join(tmpdir(), 'new-service-'))
  try {
    for (const name of ['content', 'package.json']) cpSync(name, join(root, name), { recursive: true })
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    const { story, beamTypes, ...service } = json('content/services/steel-beam-installation.json')
    const { pictures } = json('content/pictures.json')
    const write = (path: string, data: object) => writeFileSync(join(root, 'content', path), JSON.stringify(data))
    write('pictures.json', { pictures: { ...pictures, truss: { ...pictures.workshop, file: 'truss.jpg' } } })
    write('services/roof-trusses.json', {
      ...service,
      name: 'Roof Trusses',
      order: services.length + 1,
      hero: { ...service.hero, picture: 'truss' },
    })
    const script = `import { servicesMenu } from './content/navigation.ts'
      import { sitemapPage } from './content/page-content.ts'
      import { serviceByPath } from './content/services.ts'
      const { name, hero } = serviceByPath('/roof-trusses')
      console.log(JSON.stringify({ name, hero, lists: [servicesMenu, sitemapPage] }))`
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: root,
      encoding: 'utf8',
    })
    const { name, hero, lists } = JSON.parse(said)
    expect([name, hero.picture]).toEqual(['Roof Trusses', 'truss'])
    for (const list of lists) expect(JSON.stringify(list)).toContain('/roof-trusses')
  } finally {
    rmSync(root, { recursive: true })
  }
})
