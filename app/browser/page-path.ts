/** The address of the page that is open, without a trailing slash. */
export function pagePath(): string {
  return window.location.pathname.replace(/(?<=[^/])\/+$/, '')
}
