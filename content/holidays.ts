/**
 * Bank holidays of England follow rules and are worked out in domain/bank-holidays.ts. Only exceptions are listed here, as
 * "2027-05-03": `closed` for one-off bank holidays and the firm's own shut-downs, `worked` for a bank holiday that was
 * moved away or is worked.
 */
export const holidays: { closed: readonly string[]; worked: readonly string[] } = {
  closed: [],
  worked: [],
}
