import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { WebKit } from '../engines.ts'
import { until } from '../until.ts'

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

type Answer = { value: unknown }

/** A page in WebKit, driven by the WebDriver protocol in plain requests. */
export class WebKitPage {
  readonly #session: string

  constructor(session: string) {
    this.#session = session
  }

  open(address: string): Promise<unknown> {
    return ask(`${this.#session}/url`, { url: address })
  }

  /** Makes the window a phone's width, or as narrow as the browser's own bar lets it be. */
  narrow(): Promise<unknown> {
    return ask(`${this.#session}/window/rect`, { width: 390, height: 844 })
  }

  back(): Promise<unknown> {
    return ask(`${this.#session}/back`, {})
  }

  /** Runs the text of a function body in the page and gives what it returns. */
  run(script: string, ...args: unknown[]): Promise<unknown> {
    return ask(`${this.#session}/execute/sync`, { script, args })
  }

  /** Runs a body until it returns something true. Throws after `seconds`, with `what` in words. */
  async until(what: string, script: string, seconds = 60): Promise<void> {
    await until(`Not seen that ${what}`, 100, async () => (await this.run(script)) || undefined, seconds * 1000)
  }

  /** Types into the first element a selector finds; for a file field, paths of files. */
  async type(selector: string, text: string): Promise<void> {
    await ask(`${this.#session}/element/${await this.#find(selector)}/value`, { text })
  }

  async click(selector: string): Promise<void> {
    await ask(`${this.#session}/element/${await this.#find(selector)}/click`, {})
  }

  async #find(selector: string): Promise<string> {
    const found = await ask(`${this.#session}/element`, { using: 'css selector', value: selector })
    return String((found as Record<string, string>)[elementKey])
  }
}

async function ask(address: string, body?: unknown, method = 'POST'): Promise<unknown> {
  const answer = await fetch(address, { method, body: body === undefined ? undefined : JSON.stringify(body) })
  const { value } = (await answer.json()) as Answer
  if (!answer.ok) throw new Error(`WebKit: ${(value as { message?: string }).message ?? answer.status}`)
  return value
}

/** Starts WebKit, hands a page to `work`, and stops everything again. `pageLoadStrategy`: "none" opens without waiting. */
export async function withWebKit(
  engine: WebKit,
  work: (page: WebKitPage) => Promise<void>,
  pageLoadStrategy: 'normal' | 'none' = 'normal',
): Promise<void> {
  const [port, display] = ['4447', ':97']
  const screen = spawn(engine.display, [display, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  })
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
  const driver = spawn(engine.driver, [`--port=${port}`], { env, stdio: 'ignore' })
  const root = `http://127.0.0.1:${port}/session`
  const wanted = {
    browserName: 'MiniBrowser',
    pageLoadStrategy,
    'webkitgtk:browserOptions': { binary: engine.browser, args: ['--automation'] },
  }
  try {
    let session = ''
    for (let tries = 0; session === ''; tries += 1) {
      await pause(250)
      try {
        const made = (await ask(root, { capabilities: { alwaysMatch: wanted } })) as { sessionId: string }
        session = `${root}/${made.sessionId}`
      } catch (error) {
        // The driver and its screen take a moment to be there.
        if (tries > 40) throw error
      }
    }
    try {
      await work(new WebKitPage(session))
    } finally {
      await ask(session, undefined, 'DELETE').catch(() => undefined)
    }
  } finally {
    driver.kill()
    screen.kill()
  }
}
