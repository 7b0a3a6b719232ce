/** Whether a list of postcode districts such as "1-4 8" holds one. Without a list there are none. */
export function includesDistrict(list: string | undefined, district: number): boolean {
  if (!list) return false
  return list.split(' ').some((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return from <= district && district <= to
  })
}
