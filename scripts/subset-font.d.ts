/** The package ships no types; this is the part of it that the font build uses. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  // biome-ignore lint/style/noDefaultExport: it is how the package exports it
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype'; variationAxes: Record<string, Axis>; keepFeatures?: string[] },
  ): Promise<Buffer>
}
