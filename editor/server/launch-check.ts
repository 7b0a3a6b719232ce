import { launchTasks } from './find-stand-ins.ts'

// `npm run launch-check`: the list “Before launch” of the content editor, entry by entry; fails while one is open.
const left = launchTasks('content').filter(({ open }) => open)
const places = left.map(({ file, field }) => `${file}  ${field}`)
const width = Math.max(0, ...places.map((place) => place.length))
for (const [index, { group, title, note }] of left.entries())
  console.log(`${places[index]?.padEnd(width)}  ${[group, title, note].filter(Boolean).join(': ')}`)
console.log(
  left.length > 0 ? `\nPoints left: ${left.length}. See “Before launch” in npm run edit.` : 'Nothing is left.',
)
if (left.some(({ file }) => file === 'reviews'))
  console.log('The sample reviews must not go live: the DMCC Act 2024 bans invented ones.')
process.exitCode = left.length > 0 ? 1 : 0
