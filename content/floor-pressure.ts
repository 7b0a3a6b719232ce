/** Kilograms on every square metre of a thing's own footprint, whose sides are in millimetres. */
export function floorPressure({
  kilograms,
  length,
  width,
}: {
  kilograms: number
  length: number
  width: number
}): number {
  return (kilograms * 1e6) / (length * width)
}
