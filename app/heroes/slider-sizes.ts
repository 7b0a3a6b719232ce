/** Picture sizes of the full-width slider at the top of a page. */
export const sliderSizes = '(min-width: 90rem) 90rem, (min-resolution: 2.5dppx) 72vw, 98vw'
