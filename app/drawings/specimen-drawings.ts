import { readFileSync } from 'node:fs'
import fonts from '#app/fonts.css?raw'
import { colours } from '#content/brand.ts'
import styles from './drawing.css?raw'
import elevation from './piece-b12-elevation.svg?raw'
import section from './piece-b12-section.svg?raw'
import welds from './welds-b12.svg?raw'

/** No style and no font of a page reaches an image, so it brings its own. */
const [fontFile = ''] = fonts.match(/\/fonts\/archivo-note[^']+/) ?? []
const brand = Object.entries(colours).map(([name, colour]) => `--color-${name}:${colour};`)
const style = `@font-face{font-family:Note;src:url(data:font/woff2;base64,${readFileSync(`public${fontFile}`, 'base64')})}
:root{${brand.join('')}--font-note:Note}
${styles}
svg{--color-paper:#fff;font-size:19px}`

/** A drawing at a place on the sheet. Its `viewBox` may show a part of it. */
const placed = (drawing: string, place: string) => drawing.replace(/viewBox="[^"]*"/, place)

const sheet = (height: number, ...drawings: readonly string[]) => ({
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${specimenWidth} ${height}" class="drawing drawing-pair"><style>${style}</style>${drawings.join('')}</svg>`,
})

export const specimenWidth = 424

/** The drawings of two of the handover documents as images, one below the other in a narrow column. */
export const specimenDrawings = {
  drawing: sheet(
    556,
    placed(elevation, 'viewBox="0 12 424 288" width="424" height="288"'),
    placed(section, 'viewBox="408 32 256 304" width="218" height="259" x="103" y="297"'),
  ),
  // The middle of the beam, with both welds.
  welds: sheet(196, placed(welds, 'viewBox="183 0 314 145" width="424" height="196"')),
}
