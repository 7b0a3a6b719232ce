/** Picture sizes of the slider across the page's width. */
export const sliderSizes = '(min-width: 81rem) 76rem, (min-resolution: 2.5dppx) 72vw, 94vw'
