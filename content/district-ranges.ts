/** The ranges of a list of postcode districts such as "1-4 8". Without a list there are none. */
export function rangesOf(list = ''): { from: number; to: number }[] {
  return (list ? list.split(' ') : []).map((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return { from, to }
  })
}

/** Whether such a list holds a district. */
export function includesDistrict(list: string | undefined, district: number): boolean {
  return rangesOf(list).some(({ from, to }) => district >= from && district <= to)
}
