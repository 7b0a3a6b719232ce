/** An email address, which may break after its @ and, where that fits, only there. */
export function Mailbox({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <span className="wrap-anywhere">
      {name}@<wbr />
      {host}
    </span>
  )
}
