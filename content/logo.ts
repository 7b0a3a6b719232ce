/** The firm's mark: an I-beam end-on over the tide. The beam is filled; the wave is a line, 3.2 units thick. */
export const logoPaths = {
  viewBox: '0 0 48 48',
  beam: 'M6 5h36v8H28v22h14v8H6v-8h14V13H6z',
  wave: 'M2 41c5-4 9-4 14 0s9 4 14 0 9-4 16 0',
  waveWidth: 3.2,
} as const
