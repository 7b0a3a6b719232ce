// `npm start`, `test`, `run dev` and `run edit`: install packages if needed, then run a command on the pinned Node. This file runs on
// the machine's own Node before anything is installed, so it imports nothing but Node's modules.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')

const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

function installNeeded() {
  const record = join(modules, '.package-lock.json')
  if (!existsSync(record) || !existsSync(pinnedNode)) return true
  const installed = readLock(record)
  return Object.entries(readLock(join(root, 'package-lock.json'))).some(
    ([path, wanted]) => path !== '' && !wanted.optional && installed[path]?.version !== wanted.version,
  )
}

function ensureInstalled() {
  if (!installNeeded()) return
  console.log('Installing packages (once, about a minute) …')
  // npm ci replaces the pinned Node and must not run on it.
  const path = process.env.PATH.split(delimiter).filter((folder) => !folder.startsWith(modules))
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error('Installing failed: see the lines above. The npm registry must be reachable.')
  process.exit(1)
}

function runPinned(...args) {
  const child = spawn(pinnedNode, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      // Faster starts, and 15 MB less memory.
      NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
      ...process.env,
      PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH}`,
    },
  })
  // Ctrl-C reaches the child directly. Without a handler this process would end before the child.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

const commands = {
  // The flag saves 20 MB of memory under load.
  start: [
    ['scripts/build.ts', '--if-needed'],
    ['--max-semi-space-size=8', 'server/main.ts'],
  ],
  dev: [['node_modules/astro/bin/astro.mjs', 'dev', '--port', process.env.PORT ?? '3000']],
  edit: [['scripts/write-json-schemas.ts'], ['editor/server/main.ts']],
  test: [['scripts/run-checks.ts']],
}

ensureInstalled()
for (const command of commands[process.argv[2]]) {
  process.exitCode = await runPinned(...command)
  if (process.exitCode !== 0) break
}
