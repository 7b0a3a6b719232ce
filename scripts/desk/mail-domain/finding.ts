/** What was found of one kind of record. `set`: the record that would put it right. */
export type Finding = {
  record: 'SPF' | 'DKIM' | 'DMARC' | 'MX'
  state: 'good' | 'weak' | 'missing'
  found: string | null
  say: string
  set?: string
}
