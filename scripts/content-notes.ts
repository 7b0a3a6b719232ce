/** Keys of content files that only their editors read. */
const notes = new Set(['$schema', 'safety'])

/** Leaves the notes for editors out of the content files that pages and scripts carry. */
export const contentNotes = {
  name: 'content-notes',
  enforce: 'pre' as const,
  transform: {
    filter: { id: /\/content\/[\w/-]+\.json$/ },
    handler: (code: string) => ({
      code: JSON.stringify(JSON.parse(code, (key, value) => (notes.has(key) ? undefined : value))),
      map: null,
    }),
  },
}
