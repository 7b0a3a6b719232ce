import parser from '@typescript-eslint/parser'
import regexp from 'eslint-plugin-regexp'

/** Biome checks everything else. These rules refuse patterns that take more than linear time (docs/decisions/046-linear-time.md). */
export default [
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'server/fixtures/**'],
    languageOptions: { parser },
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
]
