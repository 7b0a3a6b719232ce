import { readFile, writeFile } from 'node:fs/promises'

/** Writes a generated source file only when its text differs, so that a second run leaves nothing for watchers or git to see. */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  const present = await readFile(file, 'utf8').catch(() => null)
  if (present !== text) await writeFile(file, text)
}
