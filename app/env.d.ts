/// <reference types="astro/client" />
import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Once the page has loaded, has been painted and the browser is idle. */
    'client:painted'?: boolean
  }
}
