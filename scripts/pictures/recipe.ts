/** How masters become what browsers load. A change here remakes every picture, because the recipe is part of its hash. */
export const recipe = {
  /** Widths the layout uses: cards on phones and desktops, page heroes, full-width heroes. Never wider than the master. */
  widths: [480, 720, 1080, 1320, 1600, 1920],
  /** Browsers without AVIF are few and old: two sizes do. */
  jpegWidths: [720, 1320],
  avif: {
    /** Where skies stop showing bands; busy pictures go down from here until they fit their budget, but not below `floor`. */
    quality: 63,
    floor: 36,
    effort: 3,
    /** Large pictures take most of the time; a lower effort costs them 4 % of weight and halves it. */
    effortFrom1320: 2,
    /** Bytes a file of that width may have. */
    budgets: {
      480: 16_000,
      720: 23_500,
      1080: 35_000,
      1320: 82_000,
      1600: 130_000,
      1920: 200_000,
    } as Record<number, number>,
  },
  jpeg: { quality: 74, mozjpeg: true },
}
