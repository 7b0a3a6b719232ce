// Runs on whatever Node the machine has, before anything is installed: no dependencies here.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')

/** The pinned Node is an npm package, so that every machine runs the same version. */
const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** True when node_modules lacks a package of the lock file or has another version of it. */
function installNeeded() {
  const record = join(modules, '.package-lock.json')
  if (!existsSync(record) || !existsSync(pinnedNode)) return true
  const installed = readLock(record)
  return Object.entries(readLock(join(root, 'package-lock.json'))).some(
    ([path, wanted]) => path !== '' && !wanted.optional && installed[path]?.version !== wanted.version,
  )
}

/** Runs `npm ci` when node_modules is missing or does not match the lock file. Ends the process when that fails. */
export function ensureInstalled() {
  if (!installNeeded()) return
  console.log('Installing packages (once, about a minute) …')
  // npm ci replaces the pinned Node, so another Node must run it.
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

/** Runs a script on the pinned Node and forwards SIGTERM. Resolves with its exit code. */
export function runPinned(...args) {
  const child = spawn(pinnedNode, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      // The compile cache makes later starts faster and saves 15 MB of memory.
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
