/** The width of the wipe that opens a page: the whole sheet. */
export const wipeSizes = '(min-width: 90rem) 90rem, (min-resolution: 2.5dppx) 72vw, 98vw'
