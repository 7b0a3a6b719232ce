import type { Config } from '@react-router/dev/config'
import { paths } from '#content/navigation.ts'

export default {
  appDirectory: 'app',
  buildDirectory: process.env.BUILD_DIR?.trim() || 'build',
  ssr: false,
  prerender: [...paths, '/404'],
} satisfies Config
