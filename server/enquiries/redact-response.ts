const longest = 300

/**
 * A mail server's answer as one line without addresses: "550 5.1.1 <zoe@visitor.example>: no mailbox" becomes
 * "550 5.1.1 […] : no mailbox".
 */
export function redactResponse(said: string): string {
  const words = said.slice(0, 2 * longest).split(/[\s<>]+/)
  return words
    .map((word) => (/@|%40/.test(word) ? '[…]' : word))
    .join(' ')
    .slice(0, longest)
    .trim()
}
