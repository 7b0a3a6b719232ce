import { spawnSync } from 'node:child_process'
import { loadEnvironment, readConfig } from '#server/config.ts'
import { benchEnquiries } from './bench-load/enquiries.ts'
import { benchStaticPages, type Row } from './bench-load/static-pages.ts'
import { installDebianPackages } from './chromium.ts'

/** What mail-draft mode may hold, in MB. The share of nginx's requests is printed, for whoever wonders; nothing depends on it. */
const largestMemory = 130

function isInstalled(program: string): boolean {
  return spawnSync('which', [program]).status === 0
}

function print(rows: readonly Row[]): void {
  console.log(
    `${''.padEnd(44)}${'per second'.padStart(11)}${'p50'.padStart(10)}${'p99'.padStart(10)}${'errors'.padStart(8)}${'memory'.padStart(9)}`,
  )
  for (const { name, perSecond, p50, p99, errors, memory } of rows) {
    console.log(
      `${name.padEnd(44)}${perSecond.toFixed(0).padStart(11)}${p50.padStart(10)}${p99.padStart(10)}${String(errors).padStart(8)}${memory.padStart(9)}`,
    )
  }
}

/** `npm run bench:load`: how much the built site and the enquiry desk take on this machine; fails past a budget. */
async function benchLoad(): Promise<string[]> {
  if (!(isInstalled('wrk') && isInstalled('nginx')) && !installDebianPackages('wrk', 'nginx-light')) {
    return ['wrk and nginx are needed: on Debian, apt-get install wrk nginx-light']
  }
  const pages = await benchStaticPages(readConfig({ BUILD_DIR: loadEnvironment().BUILD_DIR }).buildDirectory)
  const desk = await benchEnquiries()
  print([...pages.rows, desk])
  console.log(`\nShare of nginx's requests: ${pages.shares.map((share) => share.toFixed(2)).join(', ')}`)
  console.log(`Most memory, mail-draft mode: ${Math.round(pages.memory)} MB`)
  console.log(`All ${desk.delivered} enquiries in the office's inbox after ${desk.deliverySeconds.toFixed(1)} s`)
  return [
    ...(pages.memory > largestMemory ? [`mail-draft mode uses more than ${largestMemory} MB`] : []),
    ...(desk.errors > 0 ? [`${desk.errors} enquiries refused or lost`] : []),
  ]
}

const failures = await benchLoad()
for (const failure of failures) console.error(`Past budget: ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0
