import { devices } from '@playwright/test'

/** Lighthouse's phone: 412 × 823 at 1.75 pixels to one. */
export const phone = { ...devices['Moto G4'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }
