import { colours } from '#content/brand.ts'
import { logoPaths } from '#content/logo.ts'

/** Share of its square that the mark fills on a browser's tab. */
export const tabScale = 0.92

/** The firm's mark on a square of ink, `scale` (0-1) of the square's side: it shows on light and dark browser tabs alike. */
export function iconSvg(scale: number): string {
  const [, , side = 48] = logoPaths.viewBox.split(' ').map(Number)
  const inset = Number(((side * (1 - scale)) / 2).toFixed(3))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logoPaths.viewBox}"><path d="M0 0h${side}v${side}H0z" fill="${colours.ink}"/><g transform="translate(${inset} ${inset}) scale(${scale})"><path d="${logoPaths.beam}" fill="${colours.white}"/><path d="${logoPaths.wave}" fill="none" stroke="${colours['oxide-lift']}" stroke-width="${logoPaths.waveWidth}"/></g></svg>`
}
