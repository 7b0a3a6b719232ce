type Options = { src: unknown; format: string; widths: number[] }

/** Stands in for `astro:assets` in unit tests: addresses of the form that Astro makes, and one size of master. */
export async function getImage({ src, format, widths }: Options) {
  const address = (width: number) => `${src}_${width}.${format}`
  const values = widths.map((width) => ({ url: address(width), descriptor: `${width}w` }))
  return { src: address(1320), srcSet: { values }, attributes: { width: 1600, height: 1067 } }
}
