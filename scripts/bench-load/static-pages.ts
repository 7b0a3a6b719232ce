import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '#server/fixtures/server-process.ts'
import { serveSite } from '../serve-site.ts'

export type Row = { name: string; perSecond: number; p50: string; p99: string; errors: number; memory: string }

type Address = { path: string; headers: Headers }

/** What nginx writes by itself. */
const ownToNginx = /^(content-(type|length|encoding)|etag|vary|date|connection|keep-alive)$/

function nginxLocation({ path, headers }: Address): string {
  const added = [...headers].filter(([name]) => !ownToNginx.test(name))
  return `location = ${path} { ${added.map(([name, value]) => `add_header ${name} "${value}";`).join(' ')} try_files $uri $uri/index.html =404; }`
}

/**
 * nginx as one would set it up for these files: as many workers as cores, pre-compressed files, no log, and the headers
 * that ours sends.
 */
function nginxConfig(client: string, folder: string, port: number, addresses: readonly Address[]): string {
  return `worker_processes auto; pid ${folder}/pid; error_log ${folder}/error.log; daemon off;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  gzip_static on; gzip_vary on; open_file_cache max=1000;
  server { listen 127.0.0.1:${port}; root ${client}; ${addresses.map(nginxLocation).join('\n')} }
}
`
}

async function waitFor(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`nothing answers at ${url}`)
}

/** Most memory a process has held, in MB. */
async function peakMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

function load(name: string, url: string, seconds: number): Row {
  const { stdout } = spawnSync(
    'wrk',
    ['-t1', '-c32', `-d${seconds}`, '--latency', '-H', 'Accept-Encoding: gzip', url],
    { encoding: 'utf8' },
  )
  const find = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? '?'
  return {
    name,
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    p50: find(/^\s+50%\s+(\S+)/m),
    p99: find(/^\s+99%\s+(\S+)/m),
    errors: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
    memory: '',
  }
}

/** Ours and nginx take turns of one second; the best of each counts: what the machine does besides only takes away. */
const turns = 10

function compare(path: string, ours: string, theirs: string): [Row, Row] {
  const pairs = Array.from({ length: turns }, () => ({
    our: load(`ours   ${path}`, ours + path, 1),
    their: load(`nginx  ${path}`, theirs + path, 1),
  }))
  const best = (rows: readonly Row[]) => rows.reduce((a, b) => (b.perSecond > a.perSecond ? b : a))
  return [best(pairs.map(({ our }) => our)), best(pairs.map(({ their }) => their))]
}

/**
 * Requests per second of two pages and a script, from our server (mail-draft mode) and from nginx, in turn on the same
 * files with the same headers. `shares` are ours of nginx's; `memory` the most our server has held, in MB.
 */
export async function benchStaticPages(
  buildDirectory: string,
): Promise<{ rows: Row[]; shares: number[]; memory: number }> {
  const client = resolve(buildDirectory, 'client')
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: resolve('.cache/node'),
    NODE_OPTIONS: '--max-semi-space-size=8',
    BUILD_DIR: buildDirectory,
  }
  const { origin: ours, pid, stop } = await serveSite({ env })
  const theirPort = await freePort()
  const theirs = `http://127.0.0.1:${theirPort}`
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  let nginx: ChildProcess | undefined
  try {
    const html = await readFile(join(client, 'index.html'), 'utf8')
    const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '/'
    const paths = ['/', '/about', script]
    const addresses = await Promise.all(
      paths.map(async (path) => ({ path, headers: (await fetch(ours + path, { method: 'HEAD' })).headers })),
    )
    await writeFile(join(folder, 'nginx.conf'), nginxConfig(client, folder, theirPort, addresses))
    nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
    await waitFor(`${theirs}/`)
    load('warm-up', `${ours}/`, 2)
    const compared = paths.map((path) => compare(path, ours, theirs))
    return {
      rows: compared.flat(),
      shares: compared.map(([our, their]) => our.perSecond / their.perSecond),
      memory: await peakMemory(pid),
    }
  } finally {
    nginx?.kill()
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}
