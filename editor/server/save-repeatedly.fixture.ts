import { replaceFile } from './files.ts'

// Saves two versions of a file in turn until it is killed.
const [, , root = ''] = process.argv
const version = (letter: string) => JSON.stringify(letter.repeat(2_000_000))
for (let saves = 0; ; saves++) {
  await replaceFile(root, 'content/business.json', version(saves % 2 ? 'b' : 'a'))
  if (saves === 0) console.log('ready')
}
