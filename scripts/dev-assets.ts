import { buildAssets, buildFault } from './build.ts'

try {
  await buildAssets()
} catch (error) {
  console.error(buildFault(error))
  process.exitCode = 1
}
