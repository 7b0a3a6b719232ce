import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '#server/enquiries/proof/server-process.ts'

export type Row = { name: string; perSecond: number; p50: string; p99: string; errors: number; memory: string }

/** nginx as one would set it up for these files: as many workers as cores, pre-compressed files, no log. */
function nginxConfig(client: string, folder: string, port: number): string {
  return `worker_processes auto; pid ${folder}/pid; error_log ${folder}/error.log; daemon off;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  gzip_static on; open_file_cache max=1000;
  server { listen 127.0.0.1:${port}; root ${client}; location / { try_files $uri $uri/index.html =404; } }
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

const seconds = 4

/** Each measured twice, in turn, and the better counts: whatever else the machine does only ever takes away. */
function betterOf(first: readonly Row[], second: readonly Row[]): Row[] {
  return first.flatMap((row, index) =>
    [row, second[index] ?? row].sort((a, b) => b.perSecond - a.perSecond).slice(0, 1),
  )
}

/** Requests per second of pages and a script, from our server (mail-draft mode) and from nginx, in turn on the same files. */
export async function benchStaticPages(buildDirectory: string): Promise<{ rows: Row[]; memory: number }> {
  const client = resolve(buildDirectory, 'client')
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const [ours, theirs] = [await freePort(), await freePort()]
  await writeFile(join(folder, 'nginx.conf'), nginxConfig(client, folder, theirs))
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
  const server = spawn(process.execPath, ['--max-semi-space-size=4', 'server/main.ts'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: resolve('.cache/node'),
      PORT: String(ours),
      HOST: '127.0.0.1',
      BUILD_DIR: buildDirectory,
    },
  })
  try {
    await Promise.all([waitFor(`http://127.0.0.1:${ours}/`), waitFor(`http://127.0.0.1:${theirs}/`)])
    const html = await readFile(join(client, 'index.html'), 'utf8')
    const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '/'
    load('warm-up', `http://127.0.0.1:${ours}/`, 2)
    const rows = ['/', '/about', script].flatMap((path) => {
      const once = () => [
        load(`ours   ${path}`, `http://127.0.0.1:${ours}${path}`, seconds),
        load(`nginx  ${path}`, `http://127.0.0.1:${theirs}${path}`, seconds),
      ]
      return betterOf(once(), once())
    })
    return { rows, memory: await peakMemory(server.pid) }
  } finally {
    server.kill()
    nginx.kill()
    await rm(folder, { recursive: true, force: true })
  }
}
